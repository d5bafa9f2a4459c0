import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct RegionCodingTests {
    @Test func `a region made of several comes back from an archive`() throws {
        let region = UIRegion(radius: 10).byUnion(with: UIRegion(size: CGSize(width: 40, height: 4)))
            .byDifference(from: UIRegion(radius: 2)).byIntersection(with: UIRegion(radius: 15).inverse().inverse())
        let data = try NSKeyedArchiver.archivedData(withRootObject: region, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let back = try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIRegion)
        for x in stride(from: -22.0, through: 22, by: 1) {
            for y in stride(from: -12.0, through: 12, by: 1) {
                let point = CGPoint(x: x, y: y)
                #expect(back.contains(point) == region.contains(point), "\(point)")
            }
        }
    }

    @Test func `an archive without a region makes none`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(1, forKey: "something")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(UIRegion(coder: reader) == nil)
    }
}
