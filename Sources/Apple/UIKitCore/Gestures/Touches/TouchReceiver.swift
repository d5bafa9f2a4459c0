/// What touches are sent to: an application, as far as a `TouchDispatcher` has to know it.
@MainActor package protocol TouchReceiver: AnyObject {
    /// The windows that touches may fall on, from rear to front.
    var shownWindows: [UIWindow] { get }
    /// Whether new touches are thrown away.
    var isIgnoringInteractionEvents: Bool { get }
    /// How often that has been asked for and not taken back.
    var ignoringCount: Int { get }

    /// Hands an event to the windows it concerns.
    func sendEvent(_ event: UIEvent)
}
