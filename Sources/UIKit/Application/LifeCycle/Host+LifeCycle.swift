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
        scene.delegate?.sceneDidBecomeActive(scene)
        post(UIScene.didActivateNotification, scene)
        if scene.delegate == nil { application.delegate?.applicationDidBecomeActive(application) }
        post(UIApplication.didBecomeActiveNotification, application)
    }

    /// The application can be seen but gets no input.
    package func resignActive() {
        guard application.applicationState == .active else { return }
        scene.delegate?.sceneWillResignActive(scene)
        post(UIScene.willDeactivateNotification, scene)
        if scene.delegate == nil { application.delegate?.applicationWillResignActive(application) }
        post(UIApplication.willResignActiveNotification, application)
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
        scene.delegate?.sceneDidEnterBackground(scene)
        post(UIScene.didEnterBackgroundNotification, scene)
        if scene.delegate == nil { application.delegate?.applicationDidEnterBackground(application) }
        post(UIApplication.didEnterBackgroundNotification, application)
    }

    /// The application will be seen again.
    package func enterForeground() {
        guard application.applicationState == .background else { return }
        scene.delegate?.sceneWillEnterForeground(scene)
        post(UIScene.willEnterForegroundNotification, scene)
        if scene.delegate == nil { application.delegate?.applicationWillEnterForeground(application) }
        post(UIApplication.willEnterForegroundNotification, application)
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

    private func post(_ name: NSNotification.Name, _ object: Any) {
        NotificationCenter.default.post(name: name, object: object)
    }
}
