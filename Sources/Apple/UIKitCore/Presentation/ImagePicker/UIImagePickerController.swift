import QuartzCore

/// A controller for the selection of an image. Limitation: this device has no camera and no images,
/// so no source is available. If it is presented nevertheless, it shows an empty album that can be
/// canceled.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// The source of the images.
    public enum SourceType: Int, Sendable {
        /// All albums. Not available here.
        case photoLibrary = 0
        /// The camera. Not available here.
        case camera = 1
        /// The album of photos that were taken. Not available here.
        case savedPhotosAlbum = 2
    }

    /// A camera of the device.
    public enum CameraDevice: Int, Sendable {
        /// On the back of the device.
        case rear = 0
        /// On the side of the screen.
        case front = 1
    }

    /// The camera's capture mode.
    public enum CameraCaptureMode: Int, Sendable {
        /// A photo.
        case photo = 0
        /// A video.
        case video = 1
    }

    /// The mode of the flash.
    public enum CameraFlashMode: Int, Sendable {
        /// Never.
        case off = -1
        /// When it is too dark.
        case auto = 0
        /// Always.
        case on = 1
    }

    /// The quality of videos.
    public enum QualityType: Int, Sendable {
        /// The best.
        case typeHigh = 0
        /// Good enough to be sent over a fast network.
        case typeMedium = 1
        /// Good enough to be sent over a slow network.
        case typeLow = 2
        /// 640 × 480 pixels.
        case type640x480 = 3
        /// 1280 × 720 pixels.
        case typeIFrame1280x720 = 4
        /// 960 × 540 pixels.
        case typeIFrame960x540 = 5
    }

    /// A key of the information about the selected image.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The key.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The uniform type identifier of the selected medium.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The original image.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The image that the user has cropped.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The rectangle of the user's crop.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The URL of the video file.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The address of the original in the library, before iOS 11.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// The camera's metadata of a new image.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The live photo.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The entry of the photo library.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// The URL of the image file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// Returns whether a source is available: always `false` here.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// Returns the media types of a source: `nil` here, because none is available.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
    /// Returns whether a camera is available: always `false` here.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Returns whether a camera has a flash: always `false` here.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// Returns `nil`, as there is no camera.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    /// The source of the images. Stored without effect: the album is empty.
    open var sourceType = SourceType.photoLibrary
    /// The media types that the user can select. Has no effect here.
    open var mediaTypes = ["public.image"]
    /// Whether the user can crop the selected image. Has no effect here. The default is `false`.
    open var allowsEditing = false
    /// The maximum duration of a video, in seconds. Has no effect here. The default is 600.
    open var videoMaximumDuration: TimeInterval = 600
    /// The quality of videos. Has no effect here.
    open var videoQuality = QualityType.typeMedium
    /// Whether the camera's buttons are shown. Has no effect here.
    open var showsCameraControls = true
    /// A view over the camera preview. Has no effect here.
    open var cameraOverlayView: UIView?
    /// The transform of the camera preview. Has no effect here.
    open var cameraViewTransform = CGAffineTransform.identity
    /// The selected camera. Has no effect here.
    open var cameraDevice = CameraDevice.rear
    /// The camera's capture mode. Has no effect here.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// The mode of the flash. Stored without effect.
    open var cameraFlashMode = CameraFlashMode.auto

    /// Does nothing: there is no camera.
    open func takePicture() {}
    /// Does nothing and returns `false`: there is no camera.
    open func startVideoCapture() -> Bool { false }
    /// Does nothing: there is no camera.
    open func stopVideoCapture() {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        if viewControllers.isEmpty { viewControllers = [EmptyAlbum()] }
    }

    fileprivate func cancel() {
        guard let delegate = delegate as? any UIImagePickerControllerDelegate else {
            presentingViewController?.dismiss(animated: true)
            return
        }
        delegate.imagePickerControllerDidCancel(self)
    }
}

/// A delegate that is notified of the selected image. Its methods are optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called when the user has selected an image. Never called here, because there are no images.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the user has canceled. The implementation dismisses the picker; by default it is dismissed
    /// automatically.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// The default implementation does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}

    /// Called without an implementation of the delegate: the picker is dismissed automatically.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.presentingViewController?.dismiss(animated: true)
    }
}

private final class EmptyAlbum: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                (self?.navigationController as? UIImagePickerController)?.cancel()
            })
        let label = UILabel()
        label.text = "No Photos"
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .secondaryLabel
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
