import Foundation
import Testing
import UIKit

/// Views that are copied by writing them to an archive and reading it.
@MainActor @Suite struct ViewArchiveTests {
    private func copy<Object>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        return try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
    }

    @Test func `colours, pictures and fonts can be kept in archives that are not trusted`() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: UIColor.orange, requiringSecureCoding: true)
        let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
        #expect(color == .orange)
        let label = try copy(UIColor.label)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(label.resolvedColor(with: dark) == UIColor.label.resolvedColor(with: dark))
        let font = try NSKeyedArchiver.archivedData(
            withRootObject: UIFont.italicSystemFont(ofSize: 21), requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: font)
        #expect(read?.fontName == UIFont.italicSystemFont(ofSize: 21).fontName && read?.pointSize == 21)
    }
}
