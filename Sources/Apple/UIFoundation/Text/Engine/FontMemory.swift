import CoreGraphics

/// Fonts that are there as bytes. fontconfig knows files alone, so each gets a file that has no name on the disk: whatever has read
/// its path once may read it again, until the program ends.
package struct FontMemory {
    private var paths: [CGFont: String] = [:]

    /// Where a font's file is that was asked for before.
    func knownPath(of font: CGFont) -> String? { paths[font] }

    /// Where a font's file is; `nil` where there is no room for it.
    package mutating func path(of font: CGFont) -> String? {
        if let known = paths[font] { return known }
        var name = Array("\(NSTemporaryDirectory())/interlude-font-XXXXXX".utf8CString)
        let file = mkstemp(&name)
        guard file >= 0 else { return nil }
        unlink(name)
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
        guard (try? handle.write(contentsOf: font.file)) != nil else {
            close(file)
            return nil
        }
        let path = "/proc/self/fd/\(file)"
        paths[font] = path
        return path
    }
}
