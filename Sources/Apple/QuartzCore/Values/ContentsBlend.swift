import CoreGraphics

/// Two contents of which one is turning into the other: what a layer shows while its `contents` are animated.
package final class ContentsBlend {
    package let from: CGImage?
    package let to: CGImage?
    /// 0 shows `from`, 1 shows `to`.
    package let progress: Double

    private init(from: CGImage?, to: CGImage?, progress: Double) {
        self.from = from
        self.to = to
        self.progress = progress
    }

    /// Images are blended; anything else is exchanged half way.
    package static func between(_ a: Any?, _ b: Any?, _ progress: Double) -> AnimationValue {
        if let from = a as? CGImage, let to = b as? CGImage, from !== to {
            return .object(ContentsBlend(from: from, to: to, progress: min(max(progress, 0), 1)))
        }
        return .object(progress < 0.5 ? a : b)
    }
}
