import Testing
import UIKit

@Suite struct LaunchInformationTests {
    @Test func `an app without scenes has a main storyboard`() {
        let information = LaunchInformation(["UIMainStoryboardFile": "Main"])
        #expect(information.mainStoryboard == "Main" && information.scenes == nil)
        #expect(LaunchInformation([:]).mainStoryboard == nil)
        #expect(LaunchInformation(["UIMainStoryboardFile": 3]).mainStoryboard == nil)
    }

    @Test func `a manifest's scenes are found by name, or the first is`() {
        let first = [
            "UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": "Shop.SceneDelegate",
            "UISceneStoryboardFile": "Main",
        ]
        let second = ["UISceneConfigurationName": "Other", "UISceneDelegateClassName": "Shop.Other"]
        let information = LaunchInformation([
            "UIMainStoryboardFile": "Old",
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [first, second]]
            ],
        ])
        #expect(information.mainStoryboard == nil, "scenes have their own")
        #expect(information.scene(named: nil)?.storyboard == "Main")
        #expect(information.scene(named: "Other")?.delegateClassName == "Shop.Other")
        #expect(information.scene(named: "Gone")?.delegateClassName == "Shop.SceneDelegate")
    }

    @Test func `a manifest that names no scene leaves the main storyboard to the app`() {
        let manifests: [[String: Any]] = [
            ["UIApplicationSupportsMultipleScenes": false], ["UISceneConfigurations": [String: Any]()],
        ]
        for manifest in manifests {
            let information = LaunchInformation([
                "UIMainStoryboardFile": "Main", "UIApplicationSceneManifest": manifest,
            ])
            #expect(information.mainStoryboard == "Main" && information.scenes?.isEmpty == true)
        }
    }

    @Test func `a manifest without configurations leaves it to the delegate`() {
        let information = LaunchInformation([
            "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]
        ])
        #expect(information.scenes?.isEmpty == true && information.scene(named: nil) == nil)
    }
}
