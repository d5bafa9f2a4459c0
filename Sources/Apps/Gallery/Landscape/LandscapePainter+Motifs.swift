import UIKit

extension LandscapePainter {
    /// Paints a motif over the whole picture.
    mutating func paint(_ motif: Landscape.Motif) {
        switch motif {
        case .alps: alps()
        case .sea: sea()
        case .dunes: dunes()
        case .forest: forest()
        case .aurora: aurora()
        case .volcano: volcano()
        case .hills: hills()
        }
    }

    /// Snow peaks in the morning.
    private func alps() {
        fillGradient([0x3E6FB0, 0x8FB4DC, 0xF6D9C0, 0xFBE9D2], from: 0, to: 0.7)
        sun(at: 0.74, 0.30, radius: 0.045, color: 0xFFF8E4, glow: 0xFFE9BE)
        fillGround([0xB9C6DE, 0xD5D5E0], from: 0.3, to: 0.7) { 0.56 - 0.2 * noise.ridged($0 * 5 + 11, octaves: 5) }
        fillGround([0xFFFFFF, 0xF2F6FC, 0x93A5C6, 0x6B7FA3], from: 0.4, to: 0.68) {
            0.68 - 0.5 * noise.ridged($0 * 3.2, octaves: 6) * (0.55 + 0.45 * bump($0, around: 0.36, width: 0.34))
        }
        fillGround([0xFFFFFF, 0xA9B8D4, 0x5C7196, 0x3F5375], from: 0.54, to: 0.78) {
            0.78 - 0.3 * noise.ridged($0 * 4.1 + 31, octaves: 6)
        }
        fillGround([0x33506A, 0x223B4E], from: 0.62, to: 0.95) { 0.86 - 0.18 * noise.ridged($0 * 5 + 71, octaves: 5) }
        firs(count: 34, above: { 0.93 - 0.05 * noise.smooth($0 * 3 + 5) }, height: 0.1, color: 0x14303A)
        fillGround([0x14303A, 0x0C2029], from: 0.88, to: 1) { 0.93 - 0.05 * noise.smooth($0 * 3 + 5) }
    }

    /// A sunset over the sea.
    private func sea() {
        let horizon = 0.58
        fillGradient([0x2B3A78, 0x7C4E8E, 0xE8806E, 0xFFC07A, 0xFFE0A0], from: 0, to: horizon)
        sun(at: 0.42, horizon - 0.035, radius: 0.075, color: 0xFFF1C4, glow: 0xFFD489)
        clouds(color: 0xFFD9C2)
        clipped(to: ground { _ in horizon }) {
            fillGradient([0xF2A577, 0xA9627F, 0x4C3C76, 0x1F2450], from: horizon, to: 1)
        }
        glints(below: horizon, around: 0.42, color: 0xFFE7B4)
        headland(horizon: horizon)
        boat(at: 0.63, horizon + 0.055)
    }

    /// Dunes in the late light.
    private func dunes() {
        fillGradient([0x5C9BC9, 0xB9D3DA, 0xF9E3BD], from: 0, to: 0.6)
        sun(at: 0.2, 0.24, radius: 0.04, color: 0xFFFBEA, glow: 0xFFEFC4)
        let colors: [[UInt32]] = [
            [0xE9C48F, 0xD9A86F], [0xE8B272, 0xC98A4E], [0xDE9A55, 0xAC6A36], [0xC97F41, 0x7E4725],
        ]
        for (index, pair) in colors.enumerated() {
            let top = 0.46 + 0.13 * Double(index)
            dune(top: top, colors: pair, shift: Double(index) * 17.3)
        }
    }

    /// Wooded hills in the mist.
    private func forest() {
        fillGradient([0xBFD8D2, 0xE4EEE6, 0xF4F3E4], from: 0, to: 0.6)
        sun(at: 0.68, 0.24, radius: 0.05, color: 0xFFFDF2, glow: 0xFFF8DD)
        let colors: [UInt32] = [0xA9C7C0, 0x7FA8A2, 0x568580, 0x33625F, 0x1B4244]
        for (index, color) in colors.enumerated() {
            let depth = Double(index)
            let line = { (x: Double) in
                0.42 + 0.125 * depth - (0.16 - 0.018 * depth) * noise.fractal(x * 2.4 + depth * 13, octaves: 3)
            }
            firs(count: 60 - 9 * index, above: line, height: 0.05 + 0.03 * depth, color: color, shift: index * 200)
            fillGround(
                [color, index == 4 ? 0x0F2E31 : 0xDCE9E2], from: 0.4 + 0.12 * depth, to: 0.82 + 0.1 * depth, below: line
            )
        }
    }

    /// Northern lights over a lake.
    private func aurora() {
        let shore = 0.72
        fillGradient([0x050A24, 0x0E2350, 0x1B4A6B, 0x2C6E79], from: 0, to: shore)
        stars(above: shore - 0.1)
        for band in 0..<3 { curtain(band) }
        let mountains = { (x: Double) in shore - 0.02 - 0.2 * noise.ridged(x * 3.4 + 9, octaves: 5) }
        fillGround([0x12294A, 0x0A1830], from: 0.5, to: shore, below: mountains)
        clipped(to: ground { _ in shore }) {
            fillGradient([0x1E5A66, 0x123A55, 0x081632], from: shore, to: 1)
            glints(below: shore, around: 0.5, color: 0x7DF0C0, count: 18)
        }
        firs(count: 16, above: { _ in 1.02 }, height: 0.2, color: 0x040B1A)
    }

    /// A snow-capped volcano and its picture in a lake.
    private func volcano() {
        let shore = 0.68
        fillGradient([0x6E8FC9, 0xC9BEDD, 0xF8CFCB, 0xFCE4D4], from: 0, to: shore)
        sun(at: 0.24, 0.2, radius: 0.05, color: 0xFFF5EC, glow: 0xFFDCD0)
        let cone = { (x: Double) in shore - 0.44 * slope(x) - 0.008 * noise.ridged(x * 40, octaves: 3) }
        fillGround([0xFFFFFF, 0xF3F4FA, 0x8D9CC4, 0x5D6FA3, 0x55679A], from: 0.23, to: shore, below: cone)
        fillGround([0x6F86A8, 0x4D6688], from: 0.6, to: shore) { shore - 0.055 * noise.fractal($0 * 4, octaves: 4) }
        clipped(to: ground { _ in shore }) {
            fillGradient([0xE9C9D2, 0xA9B4D6, 0x5E7CB0], from: shore, to: 1)
            let reflection = UIBezierPath()
            reflection.move(to: point(-0.02, shore))
            for step in 0...120 {
                let x = -0.02 + 1.04 * Double(step) / 120
                reflection.addLine(to: point(x, shore + 0.62 * (shore - cone(x))))
            }
            reflection.addLine(to: point(1.02, shore))
            reflection.close()
            fill(reflection, 0x6478AC, alpha: 0.35)
            glints(below: shore, around: 0.3, color: 0xFFFFFF, count: 20)
        }
        blossoms()
    }

    /// Green hills and a road.
    private func hills() {
        fillGradient([0x4FA3DC, 0xA9D8F0, 0xEAF6EE], from: 0, to: 0.62)
        clouds(color: 0xFFFFFF)
        let colors: [[UInt32]] = [
            [0xA8CFA8, 0x8CBF90], [0x86BE77, 0x63A35C], [0x5FA350, 0x3F843F], [0x3F8440, 0x25602F],
        ]
        for (index, pair) in colors.enumerated() {
            let depth = Double(index)
            fillGround(pair, from: 0.45 + 0.12 * depth, to: 0.75 + 0.12 * depth) {
                0.56 + 0.125 * depth - 0.15 * noise.fractal($0 * (2.2 - 0.2 * depth) + depth * 19, octaves: 2)
            }
        }
        firs(count: 9, above: { 0.92 - 0.1 * noise.fractal($0 * 1.6 + 57, octaves: 2) }, height: 0.11, color: 0x1B4A2A)
    }
}
