/// Finds opening brackets that follow each other, as no code has them and the parser cannot read them.
///
/// The parser tries each of them as a type first, so that its time doubles with every one: 16 take 0.3 s, 24 take 14 s, and 3,000 end with a
/// fault of memory. Names, `<` and parentheses between them change nothing of that; any other sign ends the row.
struct NestedBrackets {
    /// Where the first bracket is that is one too many, in bytes.
    let tooDeep: Int?

    /// Decided: code has at most six, in literals of tables. See above.
    private static let (mostSquare, most) = (14, 200)

    init(_ bytes: [UInt8]) {
        var (square, all, place) = (0, 0, 0)
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "["):
                square += 1
                all += 1
            case UInt8(ascii: "("), UInt8(ascii: "<"): all += 1
            case UInt8(ascii: "/") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "*"):
                place = Self.afterComment(bytes, place + 2)
                continue
            case let byte where Self.continues(byte): break
            default:
                square = 0
                all = 0
            }
            if square > Self.mostSquare || all > Self.most {
                tooDeep = place
                return
            }
            place += 1
        }
        tooDeep = nil
    }

    /// A text that the parser can read: nothing in place of one that it cannot.
    static func readable(_ text: String) -> String { NestedBrackets(Array(text.utf8)).tooDeep == nil ? text : "" }

    /// Spaces, line ends, and signs of names.
    private static func continues(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func afterComment(_ bytes: [UInt8], _ start: Int) -> Int {
        var place = start
        while place + 1 < bytes.count {
            if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") { return place + 2 }
            place += 1
        }
        return bytes.count
    }
}
