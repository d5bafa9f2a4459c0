import NibDocument

/// The scenes of a storyboard file and their segues.
///
/// Files have the format of Interface Builder (`.storyboard`). A controller's view is loaded when
/// it is first accessed.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    final let file: NibFile
    package final let name: String

    /// Creates a storyboard of a bundle; `nil` is the main bundle. If the file does not exist, the
    /// program stops, as on iOS.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let bundle = storyboardBundleOrNil ?? .main
        self.name = name
        do {
            guard let found = try UIStoryboard.file(named: name, in: bundle) else {
                fatalError(
                    "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
            }
            file = found
        } catch {
            fatalError(
                "The storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> cannot be read: \(error)")
        }
        super.init()
    }

    /// A storyboard of a file's bytes.
    package init(data: Data, name: String, bundle: Bundle = .main) throws {
        file = try NibFile(data: data, name: name, bundle: bundle)
        self.name = name
        super.init()
    }

    init(file: NibFile, name: String) {
        self.file = file
        self.name = name
        super.init()
    }

    static func file(named name: String, in bundle: Bundle) throws -> NibFile? {
        guard let path = NibFile.path(named: name, endings: ["storyboard"], in: bundle) else { return nil }
        return try NibFile.file(atPath: path, in: bundle)
    }

    /// What of the file was not taken over so far.
    package var unknownParts: [NibRemark] { file.remarks }

    // MARK: Making controllers

    /// Creates the initial view controller; `nil` if the file has none.
    open func instantiateInitialViewController() -> UIViewController? {
        file.document.initialScene.flatMap { instantiate($0) }
    }

    /// Creates the initial view controller.
    ///
    /// - Parameter creator: Creates the controller from the coder, for a class whose initializer
    ///   has further parameters; `nil` calls `init(coder:)`.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let scene = file.document.initialScene else { return nil }
        return checked(instantiate(scene, creator: creator.map { make in { make($0) } }))
    }

    /// Creates the view controller with an identifier. If there is none, the program stops, as on
    /// iOS.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        made(identifier, creator: nil)
    }

    /// Creates the view controller with an identifier.
    ///
    /// - Parameter creator: Creates the controller from the coder, for a class whose initializer
    ///   has further parameters; `nil` calls `init(coder:)`.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let result: ViewController = checked(made(identifier, creator: creator.map { make in { make($0) } }))
        else {
            fatalError("The view controller with identifier '\(identifier)' was not made")
        }
        return result
    }

    private func made(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        guard let scene = file.document.scene(identifier: identifier),
            let controller = instantiate(scene, creator: creator)
        else {
            fatalError("Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return controller
    }

    private func checked<ViewController: UIViewController>(_ controller: UIViewController?) -> ViewController? {
        guard let controller else { return nil }
        guard let wanted = controller as? ViewController else {
            fatalError("The storyboard's controller is a \(type(of: controller)), not a \(ViewController.self)")
        }
        return wanted
    }

    open override var description: String {
        "<UIStoryboard: 0x\(String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16))>"
    }
}

extension UIStoryboard {
    /// Makes the first screen of a storyboard in the application's bundle; `nil` where there is none.
    package typealias FirstScreen = @MainActor (_ storyboard: String) -> UIViewController?

    package static func firstScreen(of storyboard: String) -> UIViewController? {
        UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
    }
}
