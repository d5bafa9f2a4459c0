import Foundation
import TestStages
import UIKit

/// The files beside the tests, as a bundle.
@MainActor enum StoryboardFiles {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Files")
    static let bundle = Bundle(path: folder.path) ?? .main

    static func storyboard(_ name: String = "Shop") -> UIStoryboard { UIStoryboard(name: name, bundle: bundle) }

    /// The shop in a window.
    static func shop() throws -> (stage: Stage, navigation: UINavigationController, shop: StoryboardShopController) {
        _ = storyboardLog.take()
        let initial = storyboard().instantiateInitialViewController()
        guard let navigation = initial as? UINavigationController,
            let shop = navigation.viewControllers.first as? StoryboardShopController
        else { throw CocoaError(.featureUnsupported) }
        return (Stage(root: navigation), navigation, shop)
    }

    /// A document of one scene with a view, for what does not need a file.
    static func document(_ view: String, attributes: String = "", resources: String = "") -> Data {
        Data(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
            initialViewController="c"><scenes><scene sceneID="s"><objects>
            <viewController id="c" sceneMemberID="viewController" \(attributes)>\(view)</viewController>
            </objects></scene></scenes><resources>\(resources)</resources></document>
            """.utf8)
    }

    static func controller(_ view: String, attributes: String = "") throws -> UIViewController? {
        try UIStoryboard(data: document(view, attributes: attributes), name: "Test", bundle: bundle)
            .instantiateInitialViewController()
    }
}
