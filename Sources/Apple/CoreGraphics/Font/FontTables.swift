import Foundation

/// The tables of a font's file, as the OpenType specification lays them out. Nothing in a file is believed: what points outside
/// of it is not there.
struct FontTables: Sendable {
    private let file: Data
    private let places: [UInt32: Range<Int>]

    /// `nil` where the bytes are no font.
    init?(_ data: Data) {
        let bytes = BigEndianBytes(data)
        var start = 0
        if bytes.long(at: 0) == FontTables.tag("ttcf") {
            // Behind the signature, the version and the count stands where the first font begins.
            guard let first = bytes.long(at: 12) else { return nil }
            start = Int(first)
        }
        guard let kind = bytes.long(at: start), FontTables.kinds.contains(kind), let count = bytes.short(at: start + 4)
        else { return nil }
        var places: [UInt32: Range<Int>] = [:]
        for index in 0..<Int(count) {
            // Each entry has a tag, a checksum, a place and a length.
            let entry = start + 12 + 16 * index
            guard let tag = bytes.long(at: entry), let place = bytes.long(at: entry + 8),
                let length = bytes.long(at: entry + 12), Int(place) + Int(length) <= data.count
            else { return nil }
            places[tag] = Int(place)..<Int(place) + Int(length)
        }
        guard !places.isEmpty else { return nil }
        file = data
        self.places = places
    }

    /// TrueType's outlines under two signatures, and OpenType's.
    private static let kinds: Set<UInt32> = [0x0001_0000, tag("true"), tag("OTTO")]

    /// A tag's four letters as a number.
    private static func tag(_ letters: String) -> UInt32 { letters.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

    func table(_ tag: UInt32) -> Data? {
        places[tag].map { place in
            Data(file[file.startIndex + place.lowerBound..<file.startIndex + place.upperBound])
        }
    }

    func table(_ tag: String) -> Data? { table(FontTables.tag(tag)) }

    /// Names by their numbers in the table `name`.
    enum Name: UInt16 {
        case full = 4
        case postScript = 6
    }

    /// A name that stands there in Unicode, or else the one in plain letters.
    func name(_ wanted: Name) -> String? {
        guard let table = table("name") else { return nil }
        let bytes = BigEndianBytes(table)
        guard let count = bytes.short(at: 2), let strings = bytes.short(at: 4) else { return nil }
        var plain: String?
        for index in 0..<Int(count) {
            // Each entry has a platform, an encoding, a language, the name's number, a length and a place.
            let entry = 6 + 12 * index
            guard let platform = bytes.short(at: entry), let number = bytes.short(at: entry + 6),
                let length = bytes.short(at: entry + 8), let place = bytes.short(at: entry + 10)
            else { return plain }
            guard number == wanted.rawValue else { continue }
            let start = Int(strings) + Int(place)
            guard start + Int(length) <= table.count else { continue }
            let text = table[table.startIndex + start..<table.startIndex + start + Int(length)]
            // 1 is the Macintosh, whose letters are ASCII in such names; 0 and 3 write UTF-16.
            if platform != 1 { return String(data: text, encoding: .utf16BigEndian) }
            plain = plain ?? String(decoding: text, as: UTF8.self)
        }
        return plain
    }
}

/// Numbers of two and four bytes in data, the highest byte first; `nil` where the data ends before.
struct BigEndianBytes {
    private let data: Data

    init(_ data: Data) { self.data = data }

    func short(at place: Int) -> UInt16? {
        guard place >= 0, place + 2 <= data.count else { return nil }
        let start = data.startIndex + place
        return UInt16(data[start]) << 8 | UInt16(data[start + 1])
    }

    func long(at place: Int) -> UInt32? {
        guard let high = short(at: place), let low = short(at: place + 2) else { return nil }
        return UInt32(high) << 16 | UInt32(low)
    }
}
