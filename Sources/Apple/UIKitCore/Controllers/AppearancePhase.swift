/// Where a controller stands between invisible and visible.
package enum AppearancePhase: String, Sendable {
    case disappeared
    case appearing
    case appeared
    case disappearing

    /// True while the controller is visible or becoming so.
    package var isTowardsVisible: Bool { self == .appearing || self == .appeared }
}
