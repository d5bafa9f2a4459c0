import CoreImage
import Testing

struct TransitionTests {
    static let names = CIFilter.filterNames(inCategory: kCICategoryTransition)
    private let from = CIImage(cgImage: colorful(60, 50))
    private let to = plain(60, 50, 0xFF20_60A0)

    private func transition(_ name: String, _ time: Double, _ more: [String: Any] = [:]) -> CIImage? {
        let filter = made(name, [kCIInputImageKey: from, kCIInputTargetImageKey: to, kCIInputTimeKey: time])
        for (key, value) in more { filter.setValue(value, forKey: key) }
        if filter.inputKeys.contains(kCIInputExtentKey), more[kCIInputExtentKey] == nil {
            filter.setValue(CIVector(cgRect: from.extent), forKey: kCIInputExtentKey)
        }
        if filter.inputKeys.contains(kCIInputCenterKey), more[kCIInputCenterKey] == nil {
            filter.setValue(CIVector(x: 30, y: 25), forKey: kCIInputCenterKey)
        }
        return filter.outputImage
    }

    @Test(arguments: names) func `each begins with the one image and ends with the other, to the byte`(name: String) {
        #expect(pixels(transition(name, 0), from.extent, in: CIContext()) == pixels(from))
        #expect(pixels(transition(name, 1), from.extent, in: CIContext()) == pixels(to))
        // Also where the rectangle is not the images'.
        #expect(pixels(made(name, [kCIInputImageKey: from, kCIInputTargetImageKey: to]).outputImage) == pixels(from))
    }

    @Test(arguments: names) func `half way it is neither, and as large`(name: String) {
        let image = transition(name, 0.5)
        #expect(image?.extent == from.extent)
        let middle = pixels(image)
        #expect(middle != pixels(from))
        #expect(middle != pixels(to))
        #expect(middle.joined().allSatisfy { $0 >> 24 == 255 })
    }

    @Test(arguments: names) func `times beyond the ends are the ends`(name: String) {
        #expect(pixels(transition(name, -3), from.extent) == pixels(from))
        #expect(pixels(transition(name, 7), from.extent) == pixels(to))
        #expect(pixels(transition(name, .nan), from.extent) == pixels(from))
    }

    @Test func `a dissolve is the mean half way`() {
        let middle = pixels(transition("CIDissolveTransition", 0.5))
        for (row, (a, b)) in zip(middle, zip(pixels(from), pixels(to))) {
            for (pixel, (first, second)) in zip(row, zip(a, b)) {
                for shift in stride(from: 0, to: 24, by: 8) {
                    let mean = Double(first >> shift & 0xFF) / 2 + Double(second >> shift & 0xFF) / 2
                    #expect(abs(Double(pixel >> shift & 0xFF) - mean) <= 0.6)
                }
            }
        }
    }

    @Test func `a swipe's edge goes along its angle`() {
        let narrow: [String: Any] = [kCIInputWidthKey: 0.1, kCIInputAngleKey: 0]
        let right = transition("CISwipeTransition", 0.5, narrow)
        #expect(pixel(right, 10, 25) == pixel(to, 10, 25))
        #expect(pixel(right, 50, 25) == pixel(from, 50, 25))
        #expect(pixel(right, 28, 25) == pixel(to, 28, 25))
        #expect(pixel(right, 32, 25) == pixel(from, 32, 25))
        let up = transition("CISwipeTransition", 0.5, [kCIInputWidthKey: 0.1, kCIInputAngleKey: Double.pi / 2])
        #expect(pixel(up, 30, 10) == pixel(to, 30, 10))
        #expect(pixel(up, 30, 40) == pixel(from, 30, 40))
    }

    @Test func `the copying machine's light is bright where it stands`() {
        let lit = transition("CICopyMachineTransition", 0.5, [kCIInputWidthKey: 20])
        let middle = pixel(lit, 30, 25) ?? 0
        #expect(middle >> 8 & 0xFF == 255)
        #expect(pixel(lit, 5, 25) == pixel(to, 5, 25))
        #expect(pixel(lit, 55, 25) == pixel(from, 55, 25))
    }

    @Test func `bars go one after the other`() {
        let bars = transition(
            "CIBarsSwipeTransition", 0.3, [kCIInputWidthKey: 10, "inputBarOffset": 20, kCIInputAngleKey: 0])
        // The lowest bar has gone furthest.
        let gone = (0..<5).map { bar in (0..<60).prefix { pixel(bars, $0, bar * 10 + 5) == pixel(to, 0, 0) }.count }
        #expect(gone == gone.sorted(by: >))
        #expect(gone[0] > gone[4])
    }

    @Test func `a ripple leaves the target where it has been`() {
        let ring = transition(
            "CIRippleTransition", 0.5, [kCIInputCenterKey: CIVector(x: 30, y: 25), kCIInputWidthKey: 10])
        #expect(pixel(ring, 30, 25) == pixel(to, 30, 25))
        #expect(pixel(ring, 1, 1) == pixel(from, 1, 1))
    }

    @Test func `a curl uncovers the target from its side`() {
        let curl = transition("CIPageCurlTransition", 0.4, [kCIInputRadiusKey: 5, kCIInputAngleKey: 0])
        #expect(pixel(curl, 58, 25) == pixel(to, 58, 25))
        #expect(pixel(curl, 2, 25) == pixel(from, 2, 25))
        let shaded = transition("CIPageCurlWithShadowTransition", 0.4, [kCIInputRadiusKey: 5, kCIInputAngleKey: 0])
        #expect(pixels(shaded) != pixels(curl))
    }

    @Test func `a mask says what goes first`() {
        let mask = CIImage(cgImage: picture(60, 50) { x, _ in x < 30 ? 0xFF40_4040 : 0xFFC0_C0C0 })
        let half = transition(
            "CIDisintegrateWithMaskTransition", 0.5,
            [kCIInputMaskImageKey: mask, "inputShadowDensity": 0, "inputShadowRadius": 1])
        #expect(pixel(half, 10, 25) == pixel(to, 10, 25))
        #expect(pixel(half, 50, 25) == pixel(from, 50, 25))
    }

    @Test func `an accordion's height goes from the one to the other`() {
        let tall = plain(60, 150, 0xFFFF_0000)
        let fold = made(
            "CIAccordionFoldTransition", [kCIInputImageKey: from, kCIInputTargetImageKey: tall, kCIInputTimeKey: 0.5])
        #expect(fold.outputImage?.extent == rect(0, 0, 60, 100))
    }
}
