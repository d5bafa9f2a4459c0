import Foundation
import InterludeFoundation
import Testing

/// `decodeObject(forKey:)` as ported sources call it, in archives of Foundation's.
@Suite struct ArchivedObjectTests {

    /// What was read in the order in which it was asked for.
    private func read(_ keys: [String], _ write: (NSKeyedArchiver) -> Void) throws -> (
        values: [Any?], failure: (any Error)?
    ) {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        write(archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        return (keys.map { unarchiver.objectIfThere(forKey: $0) }, unarchiver.error)
    }

    @Test func `plain values are no objects, and what follows is read`() throws {
        let (values, failure) = try read(["bool", "no", "int", "number", "bytes", "text"]) { archiver in
            archiver.encode(true, forKey: "bool")
            archiver.encode(false, forKey: "no")
            archiver.encode(7, forKey: "int")
            archiver.encode(0.5, forKey: "number")
            [UInt8](arrayLiteral: 1, 2).withUnsafeBufferPointer {
                archiver.encodeBytes($0.baseAddress, length: 2, forKey: "bytes")
            }
            archiver.encode("here" as NSString, forKey: "text")
        }
        #expect(values.dropLast().allSatisfy { $0 == nil })
        #expect((values.last ?? nil) as? String == "here" && failure == nil)
    }

    @Test func `a key that is not there gives nil, and what follows is read`() throws {
        let (values, failure) = try read(["none", "number"]) { $0.encode(NSNumber(value: 3), forKey: "number") }
        #expect(values[0] == nil && (values[1] as? NSNumber)?.intValue == 3 && failure == nil)
    }

    @Test func `a key of the archive's own kind is found`() throws {
        let (values, _) = try read(["$own", "$plain"]) { archiver in
            archiver.encode("own" as NSString, forKey: "$own")
            archiver.encode(true, forKey: "$plain")
        }
        #expect(values[0] as? String == "own" && values[1] == nil)
    }

    @Test func `nested objects are read too, and those of a class`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(ArchivedShelf(isOpen: true, label: "Books"), forKey: NSKeyedArchiveRootObjectKey)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        let shelf = unarchiver.objectIfThere(forKey: NSKeyedArchiveRootObjectKey) as? ArchivedShelf
        #expect(shelf?.label == "Books" && shelf?.isOpen == false && shelf?.wasObject == false)
    }
}

/// Asks for a Boolean as an object, as public apps do: on iOS it gets none. Foundation on Linux archives no private classes.
final class ArchivedShelf: NSObject, NSCoding {
    let isOpen: Bool
    let label: String
    let wasObject: Bool

    init(isOpen: Bool, label: String) {
        (self.isOpen, self.label, wasObject) = (isOpen, label, true)
    }

    init?(coder: NSCoder) {
        let asObject = coder.objectIfThere(forKey: "isOpen")
        (isOpen, wasObject) = (asObject as? Bool ?? false, asObject != nil)
        label = coder.objectIfThere(of: NSString.self, forKey: "label").map { "\($0)" } ?? "none"
    }

    func encode(with coder: NSCoder) {
        coder.encode(isOpen, forKey: "isOpen")
        coder.encode(label as NSString, forKey: "label")
    }
}
