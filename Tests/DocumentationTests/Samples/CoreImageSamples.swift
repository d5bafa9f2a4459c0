// swift-format-ignore-file
// What Documentation/coreimage.md shows.
#if os(iOS)
import CoreImage.CIFilterBuiltins
#endif
import Testing
import UIKit

@MainActor @Suite struct CoreImageSamples {
    @Test func `a filter's picture is shown`() {
        let (before, after, imageView) = (UIImage(), UIImage(), UIImageView())
// sample of Documentation/coreimage.md
let filter = CIFilter.swipeTransition()
filter.inputImage = CIImage(image: before)
filter.targetImage = CIImage(image: after)
filter.extent = CGRect(x: 0, y: 0, width: 1179, height: 2556)
filter.time = 0.4
imageView.image = filter.outputImage.map { UIImage(ciImage: $0) }
// end of sample
        // Without pixels there is no picture to go from one to the other.
        #expect(filter.time == 0.4 && filter.extent.width == 1179)
    }
}
