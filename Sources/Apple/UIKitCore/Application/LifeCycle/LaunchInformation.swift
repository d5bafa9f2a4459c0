import QuartzCore

/// What an app's property list says of its start.
package struct LaunchInformation {
    /// A scene as the manifest describes it.
    package struct Scene {
        package var name: String?
        package var delegateClassName: String?
        package var storyboard: String?
    }

    /// The storyboard of an app without scenes, or whose manifest names none.
    package let mainStoryboard: String?
    /// The scenes of the app's windows; `nil` for an app without a manifest.
    package let scenes: [Scene]?

    /// The name of the application's own class.
    package let principalClass: String?

    /// What the app wants of the status bar itself; `nil` where its controllers are asked.
    package let statusBar: OwnStatusBar?

    /// - Parameter entries: Those of `Info.plist`.
    package init(_ entries: [String: Any]) {
        statusBar = OwnStatusBar(entries)
        principalClass = LaunchInformation.text(entries["NSPrincipalClass"])
        let manifest = entries["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let windows = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
        mainStoryboard = windows.isEmpty ? LaunchInformation.text(entries["UIMainStoryboardFile"]) : nil
        scenes = manifest.map { _ in
            windows.map { scene in
                Scene(
                    name: LaunchInformation.text(scene["UISceneConfigurationName"]),
                    delegateClassName: LaunchInformation.text(scene["UISceneDelegateClassName"]),
                    storyboard: LaunchInformation.text(scene["UISceneStoryboardFile"]))
            }
        }
    }

    /// That of the program that runs.
    static var main: LaunchInformation { LaunchInformation(Bundle.main.infoDictionary ?? [:]) }

    private static func text(_ value: Any?) -> String? {
        guard let text = value as? String, !text.isEmpty else { return nil }
        return text
    }

    /// The scene that a configuration is about: that of its name, or else the first.
    package func scene(named name: String?) -> Scene? {
        guard let scenes else { return nil }
        return scenes.first { $0.name != nil && $0.name == name } ?? scenes.first
    }
}

/// The status bar of an app whose property list says that controllers do not decide on it.
package struct OwnStatusBar: Equatable {
    package var style: UIStatusBarStyle
    package var isHidden: Bool

    init?(_ entries: [String: Any]) {
        guard entries["UIViewControllerBasedStatusBarAppearance"] as? Bool == false else { return nil }
        switch entries["UIStatusBarStyle"] as? String {
        case "UIStatusBarStyleLightContent": style = .lightContent
        case "UIStatusBarStyleDarkContent": style = .darkContent
        default: style = .default
        }
        isHidden = entries["UIStatusBarHidden"] as? Bool ?? false
    }
}
