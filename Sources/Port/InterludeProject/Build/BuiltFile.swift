import CXXHash
import Foundation
import InterludeFoundation

/// A file that was built, and the hash of its content when it was: it is started or loaded only as long as that is its content.
package struct BuiltFile: Hashable, Sendable {
    package let url: URL
    /// XXH3 with 128 bits, in hexadecimal digits. Finds a file that another program has exchanged or cut off; it does not protect from
    /// the user's own programs, which could exchange this one too.
    package let hash: String

    /// Reads a file that was just built.
    package init(_ url: URL) throws {
        self.init(url, hash: try BuiltFile.hash(of: url))
    }

    init(_ url: URL, hash: String) {
        self.url = url
        self.hash = hash
    }

    /// - Throws: ``AppError`` if the file is another one now.
    package func verify() throws {
        guard try BuiltFile.hash(of: url) == hash else {
            throw AppError(
                "\(url.path) is not the file that was built: another program has changed it. Run the command again")
        }
    }

    /// - Throws: ``AppError`` for a file that cannot be read, or is a link.
    private static func hash(of url: URL) throws -> String {
        let data: Data
        do { data = try RegularFile.contents(atPath: url.path, limit: .max, followsLinks: false) } catch {
            throw AppError("cannot read \(url.path): \(error)")
        }
        let value = data.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) }
        return [value.high64, value.low64].map { number in
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
