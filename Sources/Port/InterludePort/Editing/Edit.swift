/// A piece of a file's text that becomes another one. Places are offsets in bytes of UTF-8.
struct Edit: Hashable {
    let range: Range<Int>
    let text: String
    /// Decides the order of insertions at one place.
    var order = 0
}

/// Text that is taken out of a file and put into another one, or elsewhere into the same one.
struct Move {
    let source: Int
    let range: Range<Int>
    let target: Int
    /// Where in the target it goes.
    let offset: Int
    /// What stands before and after it there.
    let prefix: String
    let suffix: String
}

/// All edits of a file.
struct EditList {
    private(set) var edits: [Edit] = []

    mutating func add(_ edit: Edit) { edits.append(edit) }

    /// The bytes of `range` with the edits inside of it made. Of edits that overlap, the one that begins first is made,
    /// and of those that begin together the longest; so a removed region takes the edits within along.
    func apply(to bytes: [UInt8], in range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(range.count + 256)
        var position = range.lowerBound
        for edit in sorted(in: range) where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.text.utf8
            position = edit.range.upperBound
        }
        return result + bytes[position..<range.upperBound]
    }

    private func sorted(in range: Range<Int>) -> [Edit] {
        let inside = edits.filter { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
        return inside.enumerated().sorted { a, b in
            let (one, other) = (a.element, b.element)
            if one.range.lowerBound != other.range.lowerBound { return one.range.lowerBound < other.range.lowerBound }
            // Insertions come before what is replaced behind them.
            if one.range.isEmpty != other.range.isEmpty { return one.range.isEmpty }
            if one.range.upperBound != other.range.upperBound { return one.range.upperBound > other.range.upperBound }
            return (one.order, a.offset) < (other.order, b.offset)
        }.map(\.element)
    }
}
