#if arch(x86_64)
import CPixelKernels
import Compositor
import Testing

/// The processor's kernels give the portable ones' bytes: for all lengths around the vectors' own, all kinds of pixels.
@Suite(.enabled(if: pk_has_avx2(), "this processor has no AVX2"))
struct KernelTests {
    private typealias Portable = PortableKernels

    /// Lengths that leave every remainder, below and above one vector.
    private static let lengths = Array(0...19) + [256, 1179]
    private static let shares: [UInt32] = [0, 1, 2, 127, 128, 129, 254, 255]

    /// Premultiplied pixels of every sort: nothing, opaque, in between, in runs and mixed.
    private struct Material {
        private var state: UInt64
        let length: Int

        init(_ length: Int, seed: UInt64) { (self.length, state) = (length, seed) }

        private mutating func next() -> UInt32 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt32(truncatingIfNeeded: state >> 33)
        }

        mutating func pixels() -> [UInt32] {
            var run = next() % 4
            return (0..<length).map { index in
                if index % 8 == 0 { run = next() % 4 }
                let alpha: UInt32 = run == 0 ? 0 : run == 1 ? 255 : next() & 255
                func channel() -> UInt32 { next() % (alpha + 1) }
                return alpha << 24 | channel() << 16 | channel() << 8 | channel()
            }
        }

        mutating func opaquePixels() -> [UInt32] { (0..<length).map { _ in next() | 0xFF00_0000 } }

        mutating func coverage() -> [UInt8] {
            var run = next() % 3
            return (0..<length).map { index in
                if index % 8 == 0 { run = next() % 3 }
                return run == 0 ? 0 : run == 1 ? 255 : UInt8(next() & 255)
            }
        }
    }

    /// Runs both on copies of the same pixels.
    private func compare(
        _ destination: [UInt32], _ comment: Comment, portable: (UnsafeMutablePointer<UInt32>) -> Void,
        own: (UnsafeMutablePointer<UInt32>) -> Void, location: SourceLocation = #_sourceLocation
    ) {
        var (expected, actual) = (destination + [0], destination + [0])
        expected.withUnsafeMutableBufferPointer { portable($0.baseAddress!) }
        actual.withUnsafeMutableBufferPointer { own($0.baseAddress!) }
        #expect(expected == actual, comment, sourceLocation: location)
    }

    @Test(arguments: lengths) func `copies and fills, wherever they begin`(_ n: Int) {
        var material = Material(n, seed: 9)
        let (d, s) = (material.pixels(), material.pixels())
        // A store of eight pixels begins at each of eight places between two boundaries.
        for start in 0..<min(8, n + 1) {
            compare(d, "filled from \(start) on") {
                ($0 + start).update(repeating: 0xFFF2_F2F7, count: n - start)
            } own: {
                pk_fill($0 + start, 0xFFF2_F2F7, n - start)
            }
            compare(d, "copied from \(start) on") {
                ($0 + start).update(from: Array(s[..<(n - start)]), count: n - start)
            } own: {
                pk_copy($0 + start, s, 0, n - start)
            }
        }
    }

    @Test(arguments: lengths) func `a colour over pixels`(_ n: Int) {
        var material = Material(n, seed: 1)
        let (d, s, coverage) = (material.pixels(), material.pixels(), material.coverage())
        for color: UInt32 in [0, 0x1900_0000, 0x8040_2010, 0xFF12_3456] {
            compare(d, "\(color)") {
                Portable.blend($0, s, color: color, n)
            } own: {
                pk_blend($0, s, color, 0, n)
            }
            compare(d, "\(color), covered") {
                Portable.blend($0, color: color, coverage: coverage, n)
            } own: {
                pk_blend_covered($0, color, coverage, n)
            }
        }
    }

    @Test(arguments: lengths) func `pixels over pixels`(_ n: Int) {
        var material = Material(n, seed: 2)
        let (d, s, coverage) = (material.pixels(), material.pixels(), material.coverage())
        compare(d, "whole") {
            Portable.over($0, s, n)
        } own: {
            pk_over($0, s, 0, n)
        }
        for k in Self.shares {
            compare(d, "thinned to \(k)") {
                Portable.over($0, s, opacity: k, n)
            } own: {
                pk_over_thinned($0, s, k, n)
            }
            compare(d, "covered, thinned to \(k)") {
                Portable.over($0, s, coverage: coverage, opacity: k, n)
            } own: {
                pk_over_covered($0, s, coverage, k, n)
            }
        }
    }

    @Test(arguments: lengths) func `a mix of two`(_ n: Int) {
        var material = Material(n, seed: 3)
        let (a, b) = (material.pixels(), material.opaquePixels())
        for k in Self.shares {
            compare(a, "\(k) of 255") {
                Portable.mix($0, a, b, k, n)
            } own: {
                pk_mix($0, a, b, k, 0, 0, n)
            }
            compare(a, "\(k) of 256") {
                Portable.interpolate($0, a, b, k, n)
            } own: {
                pk_interpolate($0, a, b, k, 0, n)
            }
            guard pk_has_avx512() else { continue }
            compare(a, "\(k) of 256, sixteen at a time") {
                Portable.interpolate($0, a, b, k, n)
            } own: {
                pk512_interpolate($0, a, b, k, 0, n)
            }
        }
    }

    @Test(arguments: lengths) func `stretched rows`(_ n: Int) {
        var material = Material(2 * n + 2, seed: 4)
        let s = material.pixels() + Array(repeating: 0, count: 40)
        let index = (0..<n).map { Int32($0 * 7 % (n + 1)) }
        let shares = (0..<n).map { UInt32($0 * 37 % 257) * 0x1_0001 }
        compareResampling(s, index, shares)
    }

    private func compareResampling(
        _ s: [UInt32], _ index: [Int32], _ shares: [UInt32], _ comment: Comment = "",
        location: SourceLocation = #_sourceLocation
    ) {
        let n = index.count
        let nothing = [UInt32](repeating: 0, count: n)
        compare(nothing, comment, portable: { Portable.resample($0, s, index, shares, n) }) {
            pk_resample($0, s, index, shares, 0, n)
        }
        guard pk_has_avx512() else { return }
        compare(nothing, "\(comment), sixteen at a time", portable: { Portable.resample($0, s, index, shares, n) }) {
            pk512_resample($0, s, index, shares, 0, n)
        }
    }

    /// From four times as large to a third: neighbours that lie near and such that do not, forwards and backwards.
    @Test(arguments: lengths) func `evenly stretched rows`(_ n: Int) {
        var material = Material(3 * n + 96, seed: 6)
        let s = material.pixels()
        for step in [64, 200, 256, 300, 511, 512, 513, 768] {
            let places = (0..<n).map { $0 * step + 77 }
            let shares = places.map { UInt32($0 & 255) * 0x1_0001 }
            let forwards = places.map { Int32($0 >> 8) }
            for index in [forwards, forwards.reversed()] {
                compareResampling(s, index, shares, "\(step) of 256")
            }
        }
    }

    /// A part of a run gives the pixels that the whole run has there.
    @Test(arguments: [1, 7, 8, 100]) func `a row in perspective does not depend on where it is cut`(_ cut: Int) {
        let (stride, rows, n) = (64, 64, 200)
        var material = Material(stride * rows, seed: 7)
        let s = material.pixels()
        var run = ProjectedRun(u: 2.25, v: 3.6, w: 1.1, stepU: 0.2, stepV: 0.15, stepW: 0.001)
        var (whole, part) = (Array(repeating: UInt32(0), count: n), Array(repeating: UInt32(0), count: n))
        Portable.project(&whole, s, stride: stride, rows: rows, run, n)
        run.first = Float(cut)
        Portable.project(&part, s, stride: stride, rows: rows, run, n - cut)
        #expect(Array(whole[cut...]) == Array(part[..<(n - cut)]))
    }

    @Test(arguments: lengths) func `rows in perspective`(_ n: Int) {
        let (stride, rows) = (64, 64)
        var material = Material(stride * rows, seed: 5)
        let s = material.pixels()
        let length = Float(max(n, 1))
        let run = ProjectedRun(
            u: 2.25, v: 3.6, w: 1.1, stepU: 40 / length, stepV: 30 / length, stepW: 0.2 / length)
        compare(Array(repeating: 0, count: n), "") {
            Portable.project($0, s, stride: stride, rows: rows, run, n)
        } own: {
            pk_project($0, s, stride, rows, pk_projected_run(run), n)
        }
    }
}
#endif
