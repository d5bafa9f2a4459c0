import Foundation

/// Smooth noise that depends on a seed alone: values at whole numbers come from a hash, those between are blended.
struct Noise {
    let seed: UInt64

    /// A value from 0 to 1 for a whole number.
    func value(_ index: Int) -> Double {
        var bits = seed &+ UInt64(bitPattern: Int64(index)) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((bits ^ (bits >> 31)) >> 11) / Double(1 << 53)
    }

    /// A value from 0 to 1 that changes smoothly with `x`.
    func smooth(_ x: Double) -> Double {
        let whole = x.rounded(.down)
        let part = x - whole
        let blend = part * part * (3 - 2 * part)
        return value(Int(whole)) * (1 - blend) + value(Int(whole) + 1) * blend
    }

    /// Smooth noise in octaves, each of twice the detail and `roughness` times the height of the one before; 0 to 1.
    func fractal(_ x: Double, octaves: Int, roughness: Double = 0.5) -> Double {
        var (sum, weight, total, frequency) = (0.0, 1.0, 0.0, 1.0)
        for octave in 0..<octaves {
            sum += weight * smooth(x * frequency + Double(octave) * 37.7)
            total += weight
            weight *= roughness
            frequency *= 2
        }
        return sum / total
    }

    /// Straight lines between the values at whole numbers, in octaves: the outline of rock. 0 to 1.
    func ridged(_ x: Double, octaves: Int) -> Double {
        var (sum, weight, total, frequency) = (0.0, 1.0, 0.0, 1.0)
        for octave in 0..<octaves {
            let place = x * frequency + Double(octave) * 53.3
            let whole = place.rounded(.down)
            let part = place - whole
            sum += weight * (value(Int(whole)) * (1 - part) + value(Int(whole) + 1) * part)
            total += weight
            weight *= 0.48
            frequency *= 2.1
        }
        return sum / total
    }
}
