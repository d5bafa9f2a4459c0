import Foundation
import InterludeFoundation
import Testing

@Suite struct PropertyListTests {
    private final class Plain: NSObject {}

    private final class Model: NSObject {
        var name = "a"
        var age = 1

        nonisolated enum Members: ObjectiveCMembers {
            @used @section("swift5_tests") static let record: ObjectiveCRecord = (
                0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
            )
            static var owner: AnyClass { Model.self }
            @MainActor static var properties: [ObjectiveCProperty] {
                [.init("name", \Model.name), .init("age", \Model.age)]
            }
        }
    }

    @Test func `a class's properties are listed by their names`() throws {
        var count: UInt32 = 9
        let list = try #require(class_copyPropertyList(Model.self, &count))
        defer { free(list) }
        #expect((0..<Int(count)).map { String(cString: property_getName(list[$0])) } == ["age", "name"])
        #expect(class_copyPropertyList(Plain.self, &count) == nil && count == 0)
        #expect(class_copyPropertyList(nil, nil) == nil)
    }
}
