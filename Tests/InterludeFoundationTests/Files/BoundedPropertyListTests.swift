import Foundation
import InterludeFoundation
import Testing

/// Property lists that describe more than they contain.
@Suite struct BoundedPropertyListTests {
    /// A binary property list of the given objects; the first is the list. Positions have four bytes, references one.
    private func binary(_ objects: [[UInt8]]) -> Data {
        var data = Data("bplist00".utf8)
        var positions: [Int] = []
        for object in objects {
            positions.append(data.count)
            data.append(contentsOf: object)
        }
        let table = data.count
        for position in positions { data.append(contentsOf: bytes(position, 4)) }
        data.append(contentsOf: [0, 0, 0, 0, 0, 0, 4, 1])
        for number in [objects.count, 0, table] { data.append(contentsOf: bytes(number, 8)) }
        return data
    }

    private func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    /// Lists, each of which has ten times the next one.
    private func tenfold(_ levels: Int) -> Data {
        binary((0..<levels).map { [0xAA] + Array(repeating: UInt8($0 + 1), count: 10) } + [[0x51, 0x61]])
    }

    @Test func `lists of every format are read`() throws {
        let value: [String: Any] = ["name": "Door", "sizes": [1, 2], "data": Data([1, 2]), "open": true]
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
            let read = try #require(try BoundedPropertyList.read(data) as? [String: Any])
            #expect(read["name"] as? String == "Door" && read["sizes"] as? [Int] == [1, 2])
            #expect(read["data"] as? Data == Data([1, 2]) && read["open"] as? Bool == true)
        }
        #expect(throws: BoundedPropertyList.Fault.unreadable) { try BoundedPropertyList.read(Data("<nothing".utf8)) }
    }

    @Test func `few bytes do not become more values than memory holds`() throws {
        #expect((try BoundedPropertyList.read(tenfold(3)) as? [Any])?.count == 10)
        #expect(throws: BoundedPropertyList.Fault.tooLarge) { try BoundedPropertyList.read(tenfold(20)) }
    }

    @Test func `a long text that is there often counts as often`() throws {
        // 255 lists of 255 times a text of 16,000 bytes: a gigabyte.
        let text: [UInt8] = [0x5F, 0x11, 0x3E, 0x80] + Array(repeating: 0x61, count: 16_000)
        let outer: [UInt8] = [0xAF, 0x10, 255] + Array(repeating: 1, count: 255)
        let inner: [UInt8] = [0xAF, 0x10, 255] + Array(repeating: 2, count: 255)
        #expect(throws: BoundedPropertyList.Fault.tooLarge) {
            try BoundedPropertyList.read(binary([outer, inner, text]))
        }
    }

    @Test func `sets, references and keys that are no texts are refused`() {
        let number: [UInt8] = [0x10, 1]
        for list: [[UInt8]] in [
            [[0xC1, 1], number], [[0xA1, 1], [0x80, 0]], [[0xD1, 1, 1], number], [[0xA1, 1], [0x00]],
        ] {
            #expect(throws: BoundedPropertyList.Fault.unreadable) { try BoundedPropertyList.read(binary(list)) }
        }
    }

    @Test func `circles, depths and positions beyond the data are refused`() {
        let deep = binary((0..<250).map { [0xA1, UInt8(min($0 + 1, 249))] })
        let chain = binary((0..<250).map { [0xA1, UInt8($0 + 1)] } + [[0x51, 0x61]])
        #expect(throws: BoundedPropertyList.Fault.tooLarge) { try BoundedPropertyList.read(deep) }
        #expect(throws: BoundedPropertyList.Fault.tooLarge) { try BoundedPropertyList.read(chain) }
        let wrong: [[UInt8]] = [
            [0xA1, 0], [0xA1, 7], [0xAF, 0x13, 127, 255, 255, 255, 255, 255, 255, 255], [0x5F, 0x12, 9, 9, 9, 9],
        ]
        for object in wrong {
            #expect(throws: BoundedPropertyList.Fault.unreadable) { try BoundedPropertyList.read(binary([object])) }
        }
        #expect(throws: BoundedPropertyList.Fault.unreadable) { try BoundedPropertyList.read(Data("bplist00".utf8)) }
    }
}
