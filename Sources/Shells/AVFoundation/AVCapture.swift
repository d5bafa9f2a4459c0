import InterludeShells
import UIKit

/// Whether the app may use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
}

/// A camera or a microphone. There is none, and access is denied.
open class AVCaptureDevice: NSObject {
    /// Where a camera is.
    public enum Position: Int, Sendable {
        case unspecified = 0
        case back = 1
        case front = 2
    }

    /// The kind of a device.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }

    override init() {}
    open var position: Position { .unspecified }
    open var hasTorch: Bool { false }
    open var hasFlash: Bool { false }
    open func lockForConfiguration() throws {}
    open func unlockForConfiguration() {}

    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
        -> AVCaptureDevice?
    { nil }
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        answerOnMain { handler(false) }
    }
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}

/// The source of a session.
open class AVCaptureInput: NSObject {}

/// A device that a session reads from. Cannot be made, since there is no device.
open class AVCaptureDeviceInput: AVCaptureInput {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws { self.device = device }
}

/// The output of a session.
open class AVCaptureOutput: NSObject {}

/// Photos of a session. None is taken.
open class AVCapturePhotoOutput: AVCaptureOutput {
    public override init() {}
}

/// A flow of media. It does not run.
open class AVCaptureSession: NSObject {
    /// How good media are.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    }

    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open var sessionPreset = Preset.high
    open var isRunning: Bool { false }

    public override init() {
        super.init()
        ShellLog.tell("AVCaptureSession", "there is no camera and no microphone")
    }

    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() {}
    open func stopRunning() {}
}

/// The layer of a camera: a hatched area.
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    public override init() {
        super.init()
        setUp()
    }

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    public override init(layer: Any) {
        if let other = layer as? AVCaptureVideoPreviewLayer {
            session = other.session
            videoGravity = other.videoGravity
        }
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        needsDisplayOnBoundsChange = true
        setNeedsDisplay()
    }

    open override func draw(in ctx: CGContext) {
        HatchPattern(title: "AVCaptureVideoPreviewLayer").draw(in: ctx, bounds)
    }
}
