@_exported import UIKit

import InterludeShells

/// The photos that a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
    let name: String
    public static let images = PHPickerFilter(name: "images")
    public static let videos = PHPickerFilter(name: "videos")
    public static let livePhotos = PHPickerFilter(name: "live photos")

    /// Shows everything that one of several filters shows.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: subfilters.map(\.name).joined(separator: ", "))
    }
}

/// The settings of a picker.
public struct PHPickerConfiguration: Sendable {
    /// How a photo is handed over. No effect.
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic = 0
        case current = 1
        case compatible = 2
    }

    /// The order of a selection. No effect.
    public enum Selection: Int, Sendable {
        case `default` = 0
        case ordered = 1
    }

    /// How many photos may be chosen; 0 for any number. The default is 1.
    public var selectionLimit = 1
    /// The photos that are shown; `nil`, the default, for all.
    public var filter: PHPickerFilter?
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var preselectedAssetIdentifiers: [String] = []

    public init() {}
}

/// A chosen photo. There is none: the library is empty.
public struct PHPickerResult: Sendable {
    /// The types as which the photo can be loaded.
    public let itemProvider: NSItemProvider
    /// The identifier of the photo in the library.
    public let assetIdentifier: String?
}

/// A screen for choosing photos. Differs from PhotosUI: the library is empty; a hatched area is shown, and the button that cancels.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    /// The delegate, which has to dismiss the screen.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        ShellLog.tell("PHPickerViewController", "there are no photos; a hatched area stands in for them")
    }

    public required init?(coder: NSCoder) { fatalError("PHPickerViewController is created with a configuration") }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let cancel = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        let screen = ShellScreen(
            "PHPickerViewController", detail: configuration.filter?.name ?? "", leading: cancel)
        screen.title = "Photos"
        embedShell(screen)
    }

    private func cancel() { delegate?.picker(self, didFinishPicking: []) }
}

/// Receives a selection.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called when the user has chosen photos, or canceled: then without any. The implementation dismisses the screen.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
