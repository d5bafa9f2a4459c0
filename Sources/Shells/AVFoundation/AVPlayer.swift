@_exported import CoreMedia
@_exported import UIKit

import InterludeFoundation
import InterludeShells

/// Media of an address. Differs from AVFoundation: nothing is read, so there are no tracks and the duration is indefinite.
open class AVAsset: NSObject, @unchecked Sendable {
    /// The address; `nil` for media of another kind.
    let source: URL?

    init(_ source: URL?) { self.source = source }

    public convenience init(url: URL) { self.init(url) }
    open var duration: CMTime { .indefinite }
    open var isPlayable: Bool { false }
    open var tracks: [AVAssetTrack] { [] }
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        answerOnMain { handler?() }
    }
}

/// Media of an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public init(url URL: URL, options: [String: Any]? = nil) { super.init(URL) }
    open var url: URL { source ?? URL(fileURLWithPath: "/") }
}

/// A part of media. There is none.
open class AVAssetTrack: NSObject {
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
}

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType("vide")
    public static let audio = AVMediaType("soun")
    public static let text = AVMediaType("text")
}

/// How media are fitted into bounds.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Media in a player. Its status stays `unknown`: nothing is loaded.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
    /// Whether an item can be played.
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay = 1
        case failed = 2
    }

    public let asset: AVAsset
    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var duration: CMTime { .indefinite }
    open var presentationSize: CGSize { .zero }
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var isPlaybackBufferFull: Bool { false }
    open var loadedTimeRanges: [NSValue] { [] }
    open var preferredForwardBufferDuration: TimeInterval = 0
    fileprivate var time = CMTime.zero

    public init(asset: AVAsset) { self.asset = asset }
    public convenience init(url URL: URL) { self.init(asset: AVAsset(url: URL)) }
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }

    open func currentTime() -> CMTime { time }
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        self.time = time
        answerOnMain { completionHandler?(true) }
    }
}

extension NSNotification.Name {
    /// Never posted: nothing plays.
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Never posted.
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Never posted.
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
}

extension AVPlayerItem {
    public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
}

/// A player. Differs from AVFoundation: nothing plays. It behaves as one that waits for its media: `play()` leads to
/// `waitingToPlayAtSpecifiedRate`, the time stays where `seek` has put it, and time observers are not called.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
    /// Whether a player can play.
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay = 1
        case failed = 2
    }

    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable {
        case paused = 0
        case waitingToPlayAtSpecifiedRate = 1
        case playing = 2
    }

    /// The action of a player at the end.
    public enum ActionAtItemEnd: Int, Sendable {
        case advance = 0
        case pause = 1
        case none = 2
    }

    open private(set) var currentItem: AVPlayerItem? {
        willSet { willChangeValue(forKey: "currentItem") }
        didSet { didChangeValue(forKey: "currentItem") }
    }
    /// The wished rate; 0 while paused.
    open var rate: Float = 0 {
        willSet { for key in ["rate", "timeControlStatus"] { willChangeValue(forKey: key) } }
        didSet { for key in ["timeControlStatus", "rate"] { didChangeValue(forKey: key) } }
    }
    open var defaultRate: Float = 1
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var allowsExternalPlayback = true
    open var automaticallyWaitsToMinimizeStalling = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }

    public override init() {
        super.init()
        ShellLog.tell("AVPlayer", "media are not played; the player waits for them")
    }

    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    public convenience init(playerItem item: AVPlayerItem?) {
        self.init()
        currentItem = item
    }

    open func play() { rate = defaultRate }
    open func pause() { rate = 0 }
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    open func seek(to time: CMTime) { currentItem?.time = time }
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time)
        answerOnMain { completionHandler(true) }
    }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }

    /// Returns an observer that is never called: the time does not change.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Returns an observer that is never called: the time does not change.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}

    /// The address of the item, as a hatched area shows it.
    package var source: String {
        currentItem?.asset.source.map { $0.isFileURL ? $0.lastPathComponent : $0.absoluteString } ?? ""
    }
}

extension AVPlayer {
    /// The properties that key-value observers may name.
    private nonisolated enum Observable: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Observable.put(place) }, 0, 0
        )
        static var owner: AnyClass { AVPlayer.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("rate", \AVPlayer.rate), .init("timeControlStatus", \AVPlayer.timeControlStatus),
                .init("currentItem", \AVPlayer.currentItem), .init("status", \AVPlayer.status),
            ]
        }
    }
}

extension AVPlayerItem {
    /// The properties that key-value observers may name. They do not change.
    private nonisolated enum Observable: ObjectiveCMembers {
        @used @section("swift5_tests") static let record: ObjectiveCRecord = (
            0x6f62_6a63, 0, { place, _, _, _ in Observable.put(place) }, 0, 0
        )
        static var owner: AnyClass { AVPlayerItem.self }
        @MainActor static var properties: [ObjectiveCProperty] {
            [
                .init("status", \AVPlayerItem.status), .init("duration", \AVPlayerItem.duration),
                .init("loadedTimeRanges", \AVPlayerItem.loadedTimeRanges),
                .init("playbackLikelyToKeepUp", \AVPlayerItem.isPlaybackLikelyToKeepUp),
                .init("playbackBufferEmpty", \AVPlayerItem.isPlaybackBufferEmpty),
            ]
        }
    }
}

/// A player of several items.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []

    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        queue = items
    }

    open func items() -> [AVPlayerItem] { queue }
    open func advanceToNextItem() {
        if !queue.isEmpty { queue.removeFirst() }
        replaceCurrentItem(with: queue.first)
    }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let index = afterItem.flatMap { after in queue.firstIndex { $0 === after } }.map { $0 + 1 }
        queue.insert(item, at: index ?? queue.count)
        if queue.count == 1 { replaceCurrentItem(with: item) }
    }
    open func removeAllItems() {
        queue = []
        replaceCurrentItem(with: nil)
    }
}

/// Plays an item again and again. It keeps its player.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
    private let player: AVQueuePlayer
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.player = player
        if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
    }
    open func disableLooping() {}
}

/// The layer of a player: a hatched area with the address.
open class AVPlayerLayer: CALayer {
    /// The player.
    open var player: AVPlayer? { didSet { setNeedsDisplay() } }
    /// How the media are fitted. No effect. The default is `resizeAspect`.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    /// Where the media are.
    open var videoRect: CGRect { .zero }

    public override init() {
        super.init()
        setUp()
    }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    public override init(layer: Any) {
        if let other = layer as? AVPlayerLayer {
            player = other.player
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
        let player = player
        let source = MainActor.assumeIsolated { player?.source ?? "" }
        HatchPattern(title: "AVPlayerLayer", detail: source).draw(in: ctx, bounds)
    }
}
