import UIKit

/// Gives the gallery's scene its window.
public final class GallerySceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?

    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.tintColor = .systemIndigo
        window.rootViewController = GallerySceneDelegate.makeRootViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    private static func makeRootViewController() -> UIViewController {
        let navigation = UINavigationController(rootViewController: GalleryViewController())
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }
}
