import CPango
import CoreGraphics

/// The fonts of this machine, seen through a fontconfig set-up of our own.
///
/// The user's and the system's fontconfig files are not read: they may switch hinting on, replace families or reorder
/// fallbacks, and then the same program would draw different pixels on two machines. What stands here is all there is.
package final class FontLibrary: @unchecked Sendable {
    /// The library every font goes through.
    package static let shared = FontLibrary()

    /// One font file's face, as fontconfig describes it.
    package struct Entry: Sendable, Hashable {
        /// The family, for example `Inter`.
        package let family: String
        /// The PostScript name, for example `Inter-SemiBold`.
        package let postScriptName: String
        /// The full name, for example `Inter Semi Bold`.
        package let fullName: String
        /// CSS weight, 100 to 1000.
        package let weight: Int
        /// Whether the face is italic or oblique.
        package let isItalic: Bool
    }

    /// fontconfig's configuration object; lives as long as the process.
    package let configuration: OpaquePointer

    /// All faces, sorted by family, then weight, then name. Read at the first use, whichever thread that is on, and again
    /// when a font was added or taken away.
    package var entries: [Entry] {
        lock.withLock {
            if let known { return known }
            let fresh = readEntries()
            known = fresh
            return fresh
        }
    }
    private let lock = NSLock()
    private var known: [Entry]?
    /// The files that the app has brought or registered.
    private var files = FontLibrary.ownFonts
    private var memory = FontMemory()

    private init() {
        guard let configuration = FcConfigCreate() else { fatalError("fontconfig could not be started") }
        self.configuration = configuration
        Self.settings.withCString { text in
            let bytes = UnsafeRawPointer(text).assumingMemoryBound(to: FcChar8.self)
            _ = FcConfigParseAndLoadFromMemory(configuration, bytes, 0)
        }
        for path in files { _ = FcConfigAppFontAddFile(configuration, path) }
        FcConfigBuildFonts(configuration)
    }

    /// What can become of a file that is to be registered, or is to go.
    package enum Registration {
        case done
        /// It is there already, or was never there.
        case alreadySo
        /// There is no font in it.
        case unreadable
    }

    /// Adds the fonts of a file.
    package func register(_ path: String) -> Registration {
        TextEngine.shared.changingFonts {
            lock.withLock {
                guard !files.contains(path) else { return .alreadySo }
                let old = readEntries()
                guard FcConfigAppFontAddFile(configuration, path) != 0 else { return .unreadable }
                let new = readEntries()
                // Files without a font, and fonts that are installed, are taken by fontconfig too.
                guard new != old || FontFile.holdsFont(path) else { return .unreadable }
                files.append(path)
                known = new
                return .done
            }
        }
    }

    /// Adds a font that is there as bytes.
    package func register(_ font: CGFont) -> Registration {
        lock.withLock { memory.path(of: font) }.map(register) ?? .unreadable
    }

    /// Takes a font away again that was there as bytes.
    func unregister(_ font: CGFont) -> Registration {
        lock.withLock { memory.knownPath(of: font) }.map(unregister) ?? .alreadySo
    }

    /// Takes the fonts of a file away again.
    func unregister(_ path: String) -> Registration {
        TextEngine.shared.changingFonts {
            lock.withLock {
                guard let index = files.firstIndex(of: path) else { return .alreadySo }
                files.remove(at: index)
                // Single ones cannot be taken out.
                FcConfigAppFontClear(configuration)
                for path in files { _ = FcConfigAppFontAddFile(configuration, path) }
                known = nil
                return .done
            }
        }
    }

    /// The files of the fonts that the app brings itself and names in its property list.
    private static var ownFonts: [String] {
        let names = Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
        return names.compactMap { Bundle.main.path(forResource: $0, ofType: nil) }
    }

    /// Finds a face by PostScript name, full name or family (then its regular face), ignoring case.
    package func entry(named name: String) -> Entry? {
        let wanted = name.lowercased()
        if let exact = entries.first(where: { $0.postScriptName.lowercased() == wanted }) { return exact }
        if let full = entries.first(where: { $0.fullName.lowercased() == wanted }) { return full }
        return entries.filter { $0.family.lowercased() == wanted }
            .min { ($0.isItalic ? 1 : 0, abs($0.weight - 400)) < ($1.isItalic ? 1 : 0, abs($1.weight - 400)) }
    }

    /// The bytes of a face's file, and its PostScript name; `nil` where there is no face of that name.
    package func file(of name: String) -> (file: Data, name: String)? {
        guard let entry = entry(named: name), let pattern = FcPatternCreate(), let properties = FcObjectSetCreate()
        else { return nil }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(properties)
        }
        FcPatternAddString(pattern, FC_POSTSCRIPT_NAME, entry.postScriptName)
        FcObjectSetAdd(properties, FC_FILE)
        guard let list = FcFontList(configuration, pattern, properties) else { return nil }
        defer { FcFontSetDestroy(list) }
        var path: UnsafeMutablePointer<FcChar8>?
        guard list.pointee.nfont > 0, let first = list.pointee.fonts[0],
            FcPatternGetString(first, FC_FILE, 0, &path) == FcResultMatch, let path,
            let bytes = FileManager.default.contents(atPath: String(cString: path))
        else { return nil }
        return (bytes, entry.postScriptName)
    }

    /// The generic families and the order of fallback. Strong binding keeps fontconfig from preferring a language
    /// match. Emoji are bitmaps of one size, and are scaled to the size asked for.
    private static let settings = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>
          <dir>/usr/share/fonts</dir>
          <dir>/usr/local/share/fonts</dir>
          <cachedir>/var/cache/fontconfig</cachedir>
          <cachedir prefix="xdg">fontconfig</cachedir>
          <match target="font">
            <test name="outline"><bool>false</bool></test>
            <edit name="bitmapscale" mode="assign">
              <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
            </edit>
            <edit name="matrix" mode="assign">
              <times>
                <name>matrix</name>
                <matrix>
                  <name>bitmapscale</name><double>0</double><double>0</double><name>bitmapscale</name>
                </matrix>
              </times>
            </edit>
            <edit name="size" mode="assign"><divide><name>size</name><name>bitmapscale</name></divide></edit>
          </match>
          <match target="pattern">
            <test name="family" qual="any"><string>emoji</string></test>
            <edit name="family" mode="assign" binding="strong"><string>Noto Color Emoji</string></edit>
          </match>
          <match target="pattern">
            <edit name="family" mode="append" binding="strong">
              <string>Inter</string>
              <string>Noto Sans CJK SC</string>
              <string>Noto Color Emoji</string>
              <string>Noto Sans</string>
              <string>DejaVu Sans</string>
            </edit>
          </match>
        </fontconfig>
        """

    private func readEntries() -> [Entry] {
        guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return [] }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(properties)
        }
        for name in [FC_FAMILY, FC_POSTSCRIPT_NAME, FC_FULLNAME, FC_WEIGHT, FC_SLANT] {
            FcObjectSetAdd(properties, name)
        }
        guard let list = FcFontList(configuration, pattern, properties) else { return [] }
        defer { FcFontSetDestroy(list) }
        let found = (0..<Int(list.pointee.nfont)).compactMap { index in
            list.pointee.fonts[index].flatMap(Self.entry(of:))
        }
        return Set(found).sorted {
            ($0.family, $0.weight, $0.postScriptName, $0.fullName)
                < ($1.family, $1.weight, $1.postScriptName, $1.fullName)
        }
    }

    private static func entry(of pattern: OpaquePointer) -> Entry? {
        func text(_ key: String) -> String? {
            var value: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
            return String(cString: value)
        }
        func number(_ key: String) -> Int32 {
            var value: Int32 = 0
            return FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch ? value : 0
        }
        guard let family = text(FC_FAMILY) else { return nil }
        return Entry(
            family: family, postScriptName: text(FC_POSTSCRIPT_NAME) ?? family, fullName: text(FC_FULLNAME) ?? family,
            weight: Int(FcWeightToOpenType(number(FC_WEIGHT))), isItalic: number(FC_SLANT) != 0)
    }
}

/// What a file is, by its first bytes.
private enum FontFile {
    /// TrueType, OpenType, collections of them, and what the web has: their signatures in the formats' specifications.
    private static let signatures: [[UInt8]] = [
        [0x00, 0x01, 0x00, 0x00], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8), Array("wOFF".utf8),
        Array("wOF2".utf8),
    ]

    static func holdsFont(_ path: String) -> Bool {
        guard let handle = FileHandle(forReadingAtPath: path), let start = try? handle.read(upToCount: 4) else {
            return false
        }
        return signatures.contains(Array(start))
    }
}
