/// Eight pixels at a time, with the same exact results as the arithmetic on one pixel.
///
/// What the compiler turns into good vector code was found by measuring: 32-byte vectors of 16- and 32-bit lanes, shifts in
/// 32-bit lanes, wrapping operators; 64-byte vectors and widening conversions are slower by a factor of up to 100.
typealias PixelWords = SIMD8<UInt32>
typealias PixelLanes = SIMD16<UInt16>

@inline(__always) func lanes(_ w: PixelWords) -> PixelLanes { unsafeBitCast(w, to: PixelLanes.self) }
@inline(__always) func words(_ l: PixelLanes) -> PixelWords { unsafeBitCast(l, to: PixelWords.self) }

@inline(__always) func loadPixels(_ p: UnsafePointer<UInt32>) -> PixelWords {
    UnsafeRawPointer(p).loadUnaligned(as: PixelWords.self)
}

@inline(__always) func store(_ v: PixelWords, _ p: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(p).storeBytes(of: v, as: PixelWords.self)
}

@inline(__always) private var evenBytes: PixelWords { PixelWords(repeating: 0x00FF_00FF) }

/// Blue and red of each pixel, in 16-bit lanes.
@inline(__always) func evenLanes(_ w: PixelWords) -> PixelLanes { lanes(w & evenBytes) }

/// Green and alpha of each pixel, in 16-bit lanes.
@inline(__always) func oddLanes(_ w: PixelWords) -> PixelLanes {
    lanes((w &>> PixelWords(repeating: 8)) & evenBytes)
}

/// Puts products of two bytes back into pixels, each divided by 255 and rounded.
@inline(__always) func joinDividedBy255(even: PixelLanes, odd: PixelLanes) -> PixelWords {
    let eight = PixelWords(repeating: 8)
    let half = PixelLanes(repeating: 128)
    let e = words(even &+ half)
    let o = words(odd &+ half)
    let evenSum = words(lanes(e) &+ lanes((e &>> eight) & evenBytes))
    let oddSum = words(lanes(o) &+ lanes((o &>> eight) & evenBytes))
    return ((evenSum &>> eight) & evenBytes) | (oddSum & ~evenBytes)
}

/// 256-fold bytes as bytes, rounded, each still in its lane.
@inline(__always) func dividedBy256(_ l: PixelLanes) -> PixelLanes {
    lanes((words(l &+ PixelLanes(repeating: 128)) &>> PixelWords(repeating: 8)) & evenBytes)
}

/// Puts 256-fold bytes back into pixels, rounded.
@inline(__always) func joinDividedBy256(even: PixelLanes, odd: PixelLanes) -> PixelWords {
    let half = PixelLanes(repeating: 128)
    let e = words(even &+ half)
    let o = words(odd &+ half)
    return ((e &>> PixelWords(repeating: 8)) & evenBytes) | (o & ~evenBytes)
}

/// Every channel times the factor (0…255) of its lane, divided by 255.
@inline(__always) func scaled(_ p: PixelWords, by k: PixelLanes) -> PixelWords {
    joinDividedBy255(even: evenLanes(p) &* k, odd: oddLanes(p) &* k)
}

/// One number for each pixel, in both halves of its word.
@inline(__always) func spread(_ w: PixelWords) -> PixelLanes { lanes(w | (w &<< PixelWords(repeating: 16))) }

/// 255 − alpha of each pixel.
@inline(__always) func transparency(_ p: PixelWords) -> PixelLanes {
    spread(PixelWords(repeating: 255) &- (p &>> PixelWords(repeating: 24)))
}

/// Premultiplied pixels over others.
@inline(__always) func over(_ source: PixelWords, _ destination: PixelWords) -> PixelWords {
    source &+ scaled(destination, by: transparency(source))
}

/// Eight coverage bytes, one for each pixel.
@inline(__always) func loadCoverage(_ p: UnsafePointer<UInt8>) -> PixelWords {
    let raw = UnsafeRawPointer(p)
    let a = raw.loadUnaligned(as: UInt32.self)
    let b = raw.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
    let low = SIMD4<UInt32>(repeating: a)
    let high = SIMD4<UInt32>(repeating: b)
    let shifts = SIMD4<UInt32>(0, 8, 16, 24)
    let byte = SIMD4<UInt32>(repeating: 255)
    return PixelWords(lowHalf: (low &>> shifts) & byte, highHalf: (high &>> shifts) & byte)
}

/// `a · b / 255`, rounded, of two numbers below 256 in each word.
@inline(__always) func multiply255(_ a: PixelWords, _ b: PixelWords) -> PixelWords {
    let t = words(lanes(a) &* lanes(b)) &+ PixelWords(repeating: 128)
    return (t &+ (t &>> PixelWords(repeating: 8))) &>> PixelWords(repeating: 8)
}

/// Two neighboring pixels in one word.
@inline(__always) func pair(_ p: UnsafePointer<UInt32>) -> UInt64 {
    UnsafeRawPointer(p).loadUnaligned(as: UInt64.self)
}

/// Eight pairs of neighboring pixels, in the order in which one shuffle takes them apart (0 1 4 5, 2 3 6 7).
struct PixelPairs {
    private let first: PixelWords
    private let second: PixelWords

    @inline(__always) init(
        _ p0: UInt64, _ p1: UInt64, _ p2: UInt64, _ p3: UInt64, _ p4: UInt64, _ p5: UInt64, _ p6: UInt64, _ p7: UInt64
    ) {
        first = unsafeBitCast(SIMD4<UInt64>(p0, p1, p4, p5), to: PixelWords.self)
        second = unsafeBitCast(SIMD4<UInt64>(p2, p3, p6, p7), to: PixelWords.self)
    }

    /// The left pixel of each pair.
    @inline(__always) var lefts: PixelWords {
        PixelWords(first[0], first[2], second[0], second[2], first[4], first[6], second[4], second[6])
    }

    /// The right pixel of each pair.
    @inline(__always) var rights: PixelWords {
        PixelWords(first[1], first[3], second[1], second[3], first[5], first[7], second[5], second[7])
    }
}
