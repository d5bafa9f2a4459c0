import UIKit

/// The gallery's application delegate: all it does is to name the scene's delegate.
///
/// An executable starts the application with `GalleryAppDelegate.main()`.
public final class GalleryAppDelegate: UIResponder, UIApplicationDelegate {
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Gallery", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = GallerySceneDelegate.self
        return configuration
    }
}
