import InterludeFoundation

extension UIDevice {
    /// What `setValue(_:forKey: "orientation")` sets: nothing, since iOS 16.
    final var orientationByName: Int {
        get { orientation.rawValue }
        set {}
    }

    /// By which public apps ask the device.
    nonisolated enum Members: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Members.put(place) }, 0, 0
        )
        static var owner: AnyClass { UIDevice.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("orientation", \UIDevice.orientationByName), .init("name", \UIDevice.name),
                .init("model", \UIDevice.model), .init("systemVersion", \UIDevice.systemVersion),
            ]
        }
    }
}
