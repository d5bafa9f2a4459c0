import CoreImage
import UIKit

/// Frames that a transition of Core Image computes.
@MainActor
struct FilterFrames: FrameSource {
    private let filter: CIFilter
    private let extent: CGRect
    private let context = CIContext()
    private let sRGB = CGColorSpace(name: CGColorSpace.sRGB)

    init(_ filter: CIFilter, _ pictures: BlendedPictures) {
        self.filter = filter
        let (from, to) = (CIImage(cgImage: pictures.from), CIImage(cgImage: pictures.to))
        extent = from.extent
        filter.setValue(from, forKey: kCIInputImageKey)
        filter.setValue(to, forKey: kCIInputTargetImageKey)
        layOut()
    }

    /// The effect is as large as the screens, and in their middle.
    private func layOut() {
        if filter.inputKeys.contains(kCIInputExtentKey) {
            filter.setValue(CIVector(cgRect: extent), forKey: kCIInputExtentKey)
        }
        if filter.inputKeys.contains(kCIInputCenterKey) {
            filter.setValue(CIVector(x: extent.midX, y: extent.midY), forKey: kCIInputCenterKey)
        }
    }

    func frame(at fraction: CGFloat) -> CGImage? {
        filter.setValue(fraction, forKey: kCIInputTimeKey)
        return filter.outputImage.flatMap {
            context.createCGImage($0, from: extent, format: .RGBA8, colorSpace: sRGB, deferred: true)
        }
    }
}
