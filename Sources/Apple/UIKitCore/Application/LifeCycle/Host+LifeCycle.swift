import QuartzCore

/// The states that an application goes through, in the order of Apple's documentation: inactive, active, inactive, background,
/// inactive … An application whose scene has a delegate gets it there, and not in its own delegate; the notifications are
/// posted for both.
extension Host {
    /// The application is in front and gets the user's input.
    package func becomeActive() {
        if application.applicationState == .background { enterForeground() }
        guard application.applicationState == .inactive else { return }
        application.applicationState = .active
        scene.activationState = .foregroundActive
        announce(
            UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
            scene: { $0.sceneDidBecomeActive($1) }, application: { $0.applicationDidBecomeActive($1) })
    }

    /// The application can be seen but gets no input.
    package func resignActive() {
        guard application.applicationState == .active else { return }
        announce(
            UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification,
            scene: { $0.sceneWillResignActive($1) }, application: { $0.applicationWillResignActive($1) })
        application.applicationState = .inactive
        scene.activationState = .foregroundInactive
        touches.cancelAll(at: now)
    }

    /// The application can no longer be seen.
    package func enterBackground() {
        resignActive()
        guard application.applicationState == .inactive else { return }
        application.applicationState = .background
        scene.activationState = .background
        announce(
            UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification,
            scene: { $0.sceneDidEnterBackground($1) }, application: { $0.applicationDidEnterBackground($1) })
    }

    /// The application will be seen again.
    package func enterForeground() {
        guard application.applicationState == .background else { return }
        announce(
            UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
            scene: { $0.sceneWillEnterForeground($1) }, application: { $0.applicationWillEnterForeground($1) })
        application.applicationState = .inactive
        scene.activationState = .foregroundInactive
        becomeActive()
    }

    /// The application ends: it leaves the screen, its scene is taken away, its delegate is told last.
    package func terminate() {
        makeCurrent()
        enterBackground()
        scene.delegate?.sceneDidDisconnect(scene)
        post(UIScene.didDisconnectNotification, scene)
        scene.activationState = .unattached
        application.delegate?.applicationWillTerminate(application)
        post(UIApplication.willTerminateNotification, application)
    }

    /// Calls the scene's delegate, or the application's where the scene has none, and posts both notifications, the scene's first.
    private func announce(
        _ ofScene: NSNotification.Name, _ ofApplication: NSNotification.Name,
        scene tellScene: (any UISceneDelegate, UIScene) -> Void,
        application tellApplication: (any UIApplicationDelegate, UIApplication) -> Void
    ) {
        if let delegate = scene.delegate { tellScene(delegate, scene) }
        post(ofScene, scene)
        if scene.delegate == nil, let delegate = application.delegate { tellApplication(delegate, application) }
        post(ofApplication, application)
    }

    private func post(_ name: NSNotification.Name, _ object: Any) {
        NotificationCenter.default.post(name: name, object: object)
    }
}
