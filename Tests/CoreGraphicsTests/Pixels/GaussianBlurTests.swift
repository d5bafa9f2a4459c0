import CoreGraphics
import Testing

@Suite struct GaussianBlurTests {
    @Test func `weights make one and fall like a Gaussian`() {
        let weights = GaussianBlur.weights(sigma: 2)
        #expect(weights.count == 7)
        #expect(weights[0] + 2 * weights.dropFirst().reduce(0, +) == 65536)
        // exp(−1/8) and exp(−1/2)
        #expect(abs(Double(weights[1]) / Double(weights[0]) - 0.8825) < 1e-3)
        #expect(abs(Double(weights[2]) / Double(weights[0]) - 0.6065) < 1e-3)
    }

    @Test func `a wide edge becomes an error function`() {
        let buffer = CoverageBuffer(width: 80, height: 80)
        for y in 0..<80 { for x in 40..<80 { buffer.row(y)[x] = 255 } }
        GaussianBlur.blur(buffer, sigma: 4)
        // The edge lies at x = 40; a pixel's centre half a pixel beside it. Φ(0.5/4) = 0.5497
        #expect(abs(Int(buffer.row(40)[40]) - 140) <= 1)
        #expect(abs(Int(buffer.row(40)[39]) - 115) <= 1)
        #expect(buffer.row(40)[27] == 0)
        #expect(buffer.row(40)[60] == 255)
    }

    @Test(arguments: [3, 5, 12.5, 30])
    func `averages have the Gaussian's variance and lose nothing`(sigma: Double) {
        let size = 2 * GaussianBlur.spread(sigma: sigma) + 21
        // A vertical bar: in the middle row, only the blur along the row shows.
        let buffer = CoverageBuffer(width: size, height: size)
        for y in 0..<size { for x in size / 2 - 10...size / 2 + 10 { buffer.row(y)[x] = 255 } }
        let before = moments(rows(buffer)[size / 2])
        GaussianBlur.blur(buffer, sigma: sigma)
        let after = moments(rows(buffer)[size / 2])
        #expect(abs(after.mean - before.mean) < 0.2)
        #expect(abs(after.variance - before.variance - sigma * sigma) < 0.05 * sigma * sigma + 1)
    }

    private func moments(_ row: [UInt8]) -> (mean: Double, variance: Double) {
        let sum = row.reduce(0.0) { $0 + Double($1) }
        let mean = row.enumerated().reduce(0.0) { $0 + Double($1.element) * Double($1.offset) } / sum
        let variance = row.enumerated().reduce(0.0) { total, item in
            total + Double(item.element) * (Double(item.offset) - mean) * (Double(item.offset) - mean)
        }
        return (mean, variance / sum)
    }

    @Test func `no deviation leaves everything`() {
        let buffer = CoverageBuffer(width: 3, height: 1)
        buffer.row(0)[1] = 200
        GaussianBlur.blur(buffer, sigma: 0)
        #expect(rows(buffer) == [[0, 200, 0]])
    }
}
