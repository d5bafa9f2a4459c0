import Foundation

/// Reads files that others wrote: regular files of a limited size, so that neither a device nor a pipe nor a large file stops the reader.
package enum RegularFile {
    /// The reason why a file is not read.
    package struct Fault: Error, Equatable, CustomStringConvertible {
        package let description: String

        fileprivate init(_ description: String) { self.description = description }
        fileprivate init(code: Int32) { description = String(cString: strerror(code)) }
    }

    /// The limit for files of text and data where no other is named, in bytes. Decided: the journal of 100,000 tests has 20 MB.
    package static let usualLimit = 256 << 20

    /// The bytes of a file.
    ///
    /// - Parameters:
    ///   - limit: In bytes.
    ///   - followsLinks: Whether the last component may be a symbolic link.
    package static func contents(
        atPath path: String, limit: Int = usualLimit, followsLinks: Bool = true
    ) throws(Fault) -> Data {
        // A pipe without a writer does not block then.
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW))
        guard file >= 0 else { throw errno == ELOOP && !followsLinks ? Fault("it is a link") : Fault(code: errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw Fault(code: errno) }
        if status.st_mode & S_IFMT == S_IFDIR { throw Fault(code: EISDIR) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Fault("it is not a regular file") }
        guard status.st_size <= limit else { throw Fault("it is larger than \(limit >> 20) MB") }
        return try read(file, count: Int(status.st_size))
    }

    /// No more than the file had when its size was asked for.
    private static func read(_ file: Int32, count: Int) throws(Fault) -> Data {
        var data = Data(count: count)
        var done = 0
        while done < count {
            let got = data.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress! + done, count - done) }
            guard got >= 0 || errno == EINTR else { throw Fault(code: errno) }
            if got == 0 { break }
            done += max(0, got)
        }
        return data.prefix(done)
    }

    /// Whether a path is a regular file, and not a link to one.
    package static func exists(atPath path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The names in a folder that is not a link, in the order of the file system; none where there is no such folder.
    package static func names(inFolder path: String) -> [String] {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else { return [] }
        guard let listing = fdopendir(folder) else {
            close(folder)
            return []
        }
        defer { closedir(listing) }
        var names: [String] = []
        while let item = readdir(listing) {
            let name = withUnsafeBytes(of: &item.pointee.d_name) {
                String(cString: $0.bindMemory(to: CChar.self).baseAddress!)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
