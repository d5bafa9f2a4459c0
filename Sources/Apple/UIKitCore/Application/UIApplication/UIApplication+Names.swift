import InterludeFoundation

extension UIApplication {
    /// What code that may also run in an app's extension calls by name.
    private nonisolated enum Names: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Names.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIApplication.self }
        @MainActor static var classMethods: [ObjectiveCMethod] {
            ["sharedApplication", "shared"].map { name in .init(name) { _, _ in UIApplication.shared } }
        }
    }
}
