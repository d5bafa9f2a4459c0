import Foundation

/// Reads property lists that others wrote: in a time and a memory that their size bounds.
///
/// A binary property list names its values by number, so that few bytes can describe more values than memory holds: twenty lists, each with
/// ten times the next, are 300 bytes and 10²⁰ values. Foundation creates them all. Here they are counted first.
package enum BoundedPropertyList {
    /// The reason why data is no property list that is read.
    package enum Fault: Error, Equatable {
        /// Foundation cannot read it, or its values refer to each other in a circle.
        case unreadable
        /// It has more than ``BoundedPropertyList/mostValues`` values, or they are nested deeper than ``BoundedPropertyList/deepest``.
        case tooLarge
    }

    /// Texts and data count for every 64 bytes, so that one long text is not there a million times. Decided: a project with 20,000 files has
    /// 400,000.
    package static let mostValues = 4_000_000
    /// Decided: twice the deepest nib.
    package static let deepest = 200

    /// The property list that data of any format holds.
    package static func read(_ data: Data) throws(Fault) -> Any {
        if data.starts(with: BinaryOutline.magic) {
            guard var outline = BinaryOutline(data) else { throw .unreadable }
            _ = try outline.count()
        }
        do { return try PropertyListSerialization.propertyList(from: data, format: nil) } catch { throw .unreadable }
    }
}

/// The containers of a binary property list: which values they have, but not the values.
private struct BinaryOutline {
    static let magic = Array("bplist".utf8)
    /// The bytes that end the file: the sizes of a position and of a reference, the number of objects, the first one, and the table of positions.
    private static let trailer = 32

    private let bytes: [UInt8]
    private let table: Int
    private let offsetSize: Int
    private let referenceSize: Int
    private let root: Int
    /// The values below each object, with itself; 0 before it is counted, and -1 while it is.
    private var counts: [Int]

    /// Reads the trailer; `nil` where it does not fit the data.
    init?(_ data: Data) {
        bytes = Array(data)
        guard bytes.count >= BinaryOutline.trailer + 8 else { return nil }
        let end = bytes.count - BinaryOutline.trailer
        (offsetSize, referenceSize) = (Int(bytes[end + 6]), Int(bytes[end + 7]))
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let objects = BinaryOutline.number(bytes, end + 8, size: 8),
            let root = BinaryOutline.number(bytes, end + 16, size: 8),
            let table = BinaryOutline.number(bytes, end + 24, size: 8),
            root < objects, table <= end, objects <= (end - table) / offsetSize
        else { return nil }
        (self.root, self.table) = (root, table)
        counts = Array(repeating: 0, count: objects)
    }

    /// A number in the order of networks; `nil` where it is beyond the data or above `Int.max`.
    private static func number(_ bytes: [UInt8], _ start: Int, size: Int) -> Int? {
        guard start >= 0, start <= bytes.count - size else { return nil }
        let value = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: value)
    }

    /// The values of the whole list, each as often as it is there.
    mutating func count() throws(BoundedPropertyList.Fault) -> Int { try count(root, depth: 1) }

    private mutating func count(_ object: Int, depth: Int) throws(BoundedPropertyList.Fault) -> Int {
        guard depth <= BoundedPropertyList.deepest else { throw .tooLarge }
        guard counts.indices.contains(object), counts[object] >= 0 else { throw .unreadable }
        if counts[object] > 0 { return counts[object] }
        counts[object] = -1
        var sum = try size(of: object)
        for part in try references(of: object) {
            sum += try count(part, depth: depth + 1)
            guard sum <= BoundedPropertyList.mostValues else { throw .tooLarge }
        }
        counts[object] = sum
        return sum
    }

    /// Where an object is.
    private func position(of object: Int) throws(BoundedPropertyList.Fault) -> Int {
        guard let start = BinaryOutline.number(bytes, table + object * offsetSize, size: offsetSize), start < table
        else {
            throw .unreadable
        }
        return start
    }

    /// The count of an object without its parts. Foundation crashes on a set, which no property list has, and archives alone have references
    /// (0x8).
    private func size(of object: Int) throws(BoundedPropertyList.Fault) -> Int {
        let start = try position(of: object)
        switch bytes[start] {
        case 0x08, 0x09, 0x10...0x14, 0x22, 0x23, 0x33, 0xA0...0xAF, 0xD0...0xDF: return 1
        // Data, and texts in three encodings.
        case 0x40...0x7F: break
        default: throw .unreadable
        }
        guard let (count, first) = length(at: start), count <= table - first else { throw .unreadable }
        return 1 + count / 64
    }

    /// The keys and values of a container; none of another object.
    private func references(of object: Int) throws(BoundedPropertyList.Fault) -> [Int] {
        let start = try position(of: object)
        let isDictionary = bytes[start] >> 4 == 0xD
        guard isDictionary || bytes[start] >> 4 == 0xA else { return [] }
        guard let (count, first) = length(at: start) else { throw .unreadable }
        let room = (table - first) / referenceSize
        guard count <= (isDictionary ? room / 2 : room) else { throw .unreadable }
        let parts = (0..<(isDictionary ? 2 * count : count)).compactMap {
            BinaryOutline.number(bytes, first + $0 * referenceSize, size: referenceSize)
        }
        if isDictionary {
            for key in parts.prefix(count) where try !isText(key) { throw .unreadable }
        }
        return parts
    }

    /// Whether an object is a text, as keys have to be.
    private func isText(_ object: Int) throws(BoundedPropertyList.Fault) -> Bool {
        guard counts.indices.contains(object) else { throw .unreadable }
        return (0x5...0x7).contains(bytes[try position(of: object)] >> 4)
    }

    /// The number of a container's entries or a text's units, and where the first one is.
    private func length(at start: Int) -> (count: Int, first: Int)? {
        let short = Int(bytes[start] & 15)
        guard short == 15 else { return (short, start + 1) }
        // The number follows as an object of its own: 2ⁿ bytes.
        guard start + 1 < table, bytes[start + 1] >> 4 == 1, bytes[start + 1] & 15 <= 3 else { return nil }
        let size = 1 << Int(bytes[start + 1] & 15)
        return BinaryOutline.number(bytes, start + 2, size: size).map { ($0, start + 2 + size) }
    }
}
