import CoreImage
import Testing

struct CIFilterTests {
    @Test func `a name that no filter has gives none`() {
        #expect(CIFilter(name: "CINoSuchFilter") == nil)
        #expect(CIFilter(name: "CINoSuchFilter", parameters: [:]) == nil)
        #expect(CIFilter(name: "") == nil)
    }

    @Test func `inputs have their documented defaults from the beginning`() throws {
        let blur = made("CIGaussianBlur")
        #expect(blur.inputKeys == ["inputImage", "inputRadius"])
        #expect(blur.outputKeys == ["outputImage"])
        #expect((blur.value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 10)
        blur.setValue(3, forKey: kCIInputRadiusKey)
        blur.setDefaults()
        #expect((blur.value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 10)
        #expect((made("CISwipeTransition").value(forKey: kCIInputWidthKey) as? NSNumber)?.doubleValue == 300)
        #expect((made("CIPageCurlTransition").value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 100)
        let center = made("CITwirlDistortion").value(forKey: kCIInputCenterKey) as? CIVector
        #expect(center == CIVector(x: 150, y: 150))
    }

    @Test func `attributes say what an input takes`() throws {
        let radius = try #require(made("CIGaussianBlur").attributes[kCIInputRadiusKey] as? [String: Any])
        #expect(radius[kCIAttributeClass] as? String == "NSNumber")
        #expect((radius[kCIAttributeDefault] as? NSNumber)?.doubleValue == 10)
        #expect((radius[kCIAttributeSliderMax] as? NSNumber)?.doubleValue == 100)
        #expect(made("CIGaussianBlur").attributes[kCIAttributeFilterDisplayName] as? String == "Gaussian Blur")
    }

    @Test func `names are listed by category`() {
        let transitions = CIFilter.filterNames(inCategory: kCICategoryTransition)
        #expect(
            transitions == [
                "CIAccordionFoldTransition", "CIBarsSwipeTransition", "CICopyMachineTransition",
                "CIDisintegrateWithMaskTransition", "CIDissolveTransition", "CIFlashTransition", "CIModTransition",
                "CIPageCurlTransition", "CIPageCurlWithShadowTransition", "CIRippleTransition", "CISwipeTransition",
            ])
        #expect(CIFilter.filterNames(inCategory: nil).count == 111)
        #expect(CIFilter.filterNames(inCategories: [kCICategoryBlur, kCICategoryTransition]).isEmpty)
        #expect(CIFilter.filterNames(inCategory: "CICategoryNone").isEmpty)
    }

    @Test func `without its image a filter gives none`() {
        #expect(made("CIGaussianBlur").outputImage == nil)
        #expect(made("CIDissolveTransition", [kCIInputImageKey: plain(2, 2, 0xFFFF_FFFF)]).outputImage == nil)
        #expect(plain(2, 2, 0xFFFF_FFFF).applyingFilter("CINoSuchFilter").extent == rect(0, 0, 2, 2))
    }

    @Test func `a name that no input has stops the program in Apple's words`() async {
        await #expect(processExitsWith: .failure) {
            CIFilter(name: "CIGaussianBlur")?.setValue(1, forKey: "inputNothing")
        }
        await #expect(processExitsWith: .failure) {
            _ = CIFilter(name: "CIGaussianBlur")?.value(forKey: "inputNothing")
        }
    }

    @Test func `numbers come in every box, and a value of another kind is as if none were set`() {
        let image = plain(6, 6, 0xFF80_8080)
        let values: [Any] = [2, 2.0, Float(2), CGFloat(2), NSNumber(value: 2)]
        let widths = values.map {
            made("CIBoxBlur", [kCIInputImageKey: image, kCIInputRadiusKey: $0]).outputImage?.extent.width
        }
        #expect(widths.allSatisfy { $0 == 10 })
        let odd = made("CIBoxBlur", [kCIInputImageKey: image, kCIInputRadiusKey: "wide"])
        #expect(odd.outputImage?.extent.width == 26)
    }

    @Test func `a copy goes its own way`() throws {
        let first = made("CIGaussianBlur", [kCIInputRadiusKey: 4])
        let second = try #require(first.copy() as? CIFilter)
        second.setValue(9, forKey: kCIInputRadiusKey)
        #expect(first.value(forKey: kCIInputRadiusKey) as? Int == 4)
        #expect(second.name == "CIGaussianBlur")
    }

    @Test func `an app's own filter is made of others`() {
        final class Twice: CIFilter {
            var image: CIImage?
            override var outputImage: CIImage? {
                image?.applyingFilter("CIColorInvert").applyingFilter("CIColorInvert")
            }
        }
        let twice = Twice()
        twice.image = plain(2, 2, 0xFF20_4060)
        #expect(pixels(twice.outputImage) == pixels(plain(2, 2, 0xFF20_4060)))
    }

    @Test func `the built-in ones have their inputs as properties`() {
        let blur = CIFilter.gaussianBlur()
        #expect(blur.radius == 10)
        blur.radius = 2
        blur.inputImage = plain(4, 4, 0xFFFF_FFFF)
        #expect(blur.outputImage?.extent == rect(-6, -6, 16, 16))
        let swipe = CIFilter.swipeTransition()
        #expect(swipe.extent == rect(0, 0, 300, 300))
        #expect(swipe.color == CIColor.white)
        swipe.extent = rect(0, 0, 10, 20)
        #expect((swipe.value(forKey: kCIInputExtentKey) as? CIVector)?.cgRectValue == rect(0, 0, 10, 20))
        #expect(((swipe.copy() as? CIFilter)?.value(forKey: kCIInputWidthKey) as? NSNumber)?.doubleValue == 300)
    }
}
