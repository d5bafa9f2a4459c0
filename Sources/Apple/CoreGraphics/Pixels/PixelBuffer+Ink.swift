import Foundation

extension PixelBuffer {
    /// The smallest rectangle outside of which all pixels are transparent: a label's letters are a small part of its bitmap.
    ///
    /// It is looked for when somebody asks a second time, which is when the picture is shown again: the first frame of a screen shall
    /// not wait for it. `nil` until then, and where it is not worth knowing.
    package var ink: PixelRect? {
        guard !isOpaque, width <= Self.longestSide, height <= Self.longestSide else { return nil }
        switch knownInk.load(ordering: .relaxed) {
        case Self.neverAsked:
            knownInk.store(Self.askedOnce, ordering: .relaxed)
            return nil
        case Self.askedOnce:
            let found = findInk()
            knownInk.store(Self.packed(found), ordering: .relaxed)
            return found
        case let known: return Self.unpacked(known)
        }
    }

    private static let neverAsked: UInt64 = 0
    private static let askedOnce: UInt64 = 1
    /// Set where the four numbers stand, fifteen bits each.
    private static let isKnown: UInt64 = 1 << 63

    private static func packed(_ rect: PixelRect) -> UInt64 {
        [rect.left, rect.top, rect.right, rect.bottom].reduce(0) { $0 << 15 | UInt64($1) } | isKnown
    }

    private static func unpacked(_ bits: UInt64) -> PixelRect {
        func number(_ place: UInt64) -> Int { Int(bits >> (15 * place) & 0x7FFF) }
        return PixelRect(left: number(3), top: number(2), right: number(1), bottom: number(0))
    }

    private func findInk() -> PixelRect {
        guard let top = (0..<height).first(where: { firstInk(inRow: $0, before: width) < width }),
            let bottom = (0..<height).last(where: { firstInk(inRow: $0, before: width) < width })
        else { return .empty }
        var (left, right) = (width, 0)
        for y in top...bottom {
            left = firstInk(inRow: y, before: left)
            let row = self.row(y)
            var x = width
            while x > right, row[x - 1] == 0 { x -= 1 }
            right = max(right, x)
        }
        return PixelRect(left: left, top: top, right: right, bottom: bottom + 1)
    }

    /// The first column of a row that is not transparent; `limit` if there is none before it.
    private func firstInk(inRow y: Int, before limit: Int) -> Int {
        let row = self.row(y)
        var x = 0
        // Rows are 64-byte aligned.
        while x + 16 <= limit {
            let words = UnsafeRawPointer(row + x).loadUnaligned(as: SIMD16<UInt32>.self)
            if words != SIMD16(repeating: 0) { break }
            x += 16
        }
        while x < limit, row[x] == 0 { x += 1 }
        return x
    }
}
