import CPixelKernels
import CZlib
import CoreGraphics

extension Snapshot {
    /// A hash of the pixels as sixteen hexadecimal digits: equal for equal snapshots, on each machine, and practically never
    /// equal for different ones. It is for lists in test references, and does not protect against forgery.
    public var digest: String {
        let digits = String(checksums, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Returns the digests of snapshots in their order, computed on all processors: checking a golden film is little else.
    package static func digests(of snapshots: [Snapshot]) -> [String] { snapshots.mapConcurrently(\.digest) }

    /// Two checksums of the size and the pixels: zlib's, which are equal on all machines.
    private var checksums: UInt64 {
        var sums = Checksums()
        [UInt32(pixelWidth), UInt32(pixelHeight)].withUnsafeBytes { size in
            if let start = size.baseAddress { sums.add(start, bytes: size.count, step: 0, rows: 1) }
        }
        sums.add(buffer.pixels, bytes: pixelWidth * 4, step: buffer.bytesPerRow, rows: pixelHeight)
        return UInt64(sums.crc) << 32 | UInt64(sums.adler)
    }
}

/// CRC-32 and Adler-32 of bytes, as zlib computes them.
private struct Checksums {
    private(set) var crc: UInt32 = 0
    private(set) var adler: UInt32 = 1

    /// Continues both with rows of memory.
    ///
    /// - Parameters:
    ///   - start: The first row.
    ///   - bytes: The length of each row.
    ///   - step: The number of bytes from row to row.
    ///   - rows: The number of rows.
    mutating func add(_ start: UnsafeRawPointer, bytes: Int, step: Int, rows: Int) {
        #if arch(x86_64)
        if pk_has_checksums() { return pk_checksums(&crc, &adler, start, bytes, step, rows) }
        #endif
        for row in 0..<rows {
            let first = (start + row * step).assumingMemoryBound(to: UInt8.self)
            crc = UInt32(truncatingIfNeeded: crc32(UInt(crc), first, UInt32(bytes)))
            adler = UInt32(truncatingIfNeeded: adler32(UInt(adler), first, UInt32(bytes)))
        }
    }
}
