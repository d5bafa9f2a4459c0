import CoreImage
import Testing

/// Numbers that no filter was made for.
struct HostileTests {
    private static let numbers: [Double] = [
        .nan, .infinity, -.infinity, 1e308, -1e308, 0, -1, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]

    @Test(arguments: CIFilter.filterNames(inCategory: nil)) func `no number stops a filter`(name: String) {
        let image = CIImage(cgImage: colorful(12, 9))
        for number in Self.numbers {
            let values = CGFloat(number)
            let filter = made(name)
            for key in filter.inputKeys {
                switch filter.value(forKey: key) {
                case is NSNumber: filter.setValue(number, forKey: key)
                case let vector as CIVector:
                    let all = [CGFloat](repeating: values, count: vector.count)
                    filter.setValue(CIVector(values: all, count: vector.count), forKey: key)
                case is CIColor:
                    filter.setValue(CIColor(red: values, green: values, blue: values, alpha: values), forKey: key)
                case is CGAffineTransform:
                    filter.setValue(CGAffineTransform(a: values, b: 0, c: 0, d: 1, tx: values, ty: values), forKey: key)
                default: filter.setValue(image, forKey: key)
                }
            }
            _ = pixels(filter.outputImage, rect(-4, -4, 20, 20), in: unmanaged)
            _ = pixels(filter.outputImage, rect(-4, -4, 8, 8), in: CIContext(options: nil, threads: 1))
        }
    }

    @Test(arguments: CIFilter.filterNames(inCategory: nil)) func `no extent stops a filter`(name: String) {
        let images: [CIImage] = [
            .empty(), .red, CIImage.red.cropped(to: CGRect(x: 1e300, y: -1e300, width: 1e300, height: 1)),
        ]
        for image in images {
            let filter = made(name)
            for key in filter.inputKeys where filter.value(forKey: key) == nil { filter.setValue(image, forKey: key) }
            _ = pixels(filter.outputImage, rect(-4, -4, 8, 8), in: unmanaged)
        }
    }

    @Test func `no rectangle stops a context`() {
        let image = CIImage(cgImage: colorful(5, 5))
        for number in Self.numbers {
            let value = CGFloat(number)
            for rect in [
                CGRect(x: value, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: value, height: value),
                CGRect(x: value, y: value, width: value, height: value),
            ] {
                _ = unmanaged.createCGImage(image, from: rect)
                _ = unmanaged.createCGImage(.red, from: rect)
                _ = image.cropped(to: rect).clampedToExtent().extent
            }
            _ = pixels(image.transformed(by: CGAffineTransform(scaleX: value, y: 1)))
            _ = pixels(image.transformed(by: CGAffineTransform(translationX: value, y: value)))
        }
        #expect(unmanaged.createCGImage(.red, from: .infinite) == nil)
        #expect(unmanaged.createCGImage(image, from: .null) == nil)
    }
}
