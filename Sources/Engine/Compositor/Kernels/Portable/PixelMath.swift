/// Exact arithmetic on one pixel, two channels at a time: `0xAARRGGBB` is split into its even bytes (R, B) and its odd
/// bytes (A, G), which then have eight bits of room above them.

@inline(__always) private var evenBytes: UInt32 { 0x00FF_00FF }
@inline(__always) private var halves: UInt32 { 0x0080_0080 }

/// `round(x / 255)` in both 16-bit halves, for products of two bytes; the results sit in the low bytes.
@inline(__always) private func dividedBy255(_ x: UInt32) -> UInt32 {
    let t = x &+ halves
    return ((t &+ ((t &>> 8) & evenBytes)) &>> 8) & evenBytes
}

/// `round(a · b / 255)` of two bytes.
@inline(__always) func multiply255(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let t = a &* b &+ 128
    return (t &+ (t &>> 8)) &>> 8
}

/// Every channel times `k` / 255.
@inline(__always) func scaled(_ p: UInt32, by k: UInt32) -> UInt32 {
    dividedBy255((p & evenBytes) &* k) | dividedBy255(((p &>> 8) & evenBytes) &* k) &<< 8
}

/// `a` and `b` in the proportion 255 − k to k.
@inline(__always) func mixed(_ a: UInt32, _ b: UInt32, _ k: UInt32) -> UInt32 {
    let j = 255 &- k
    let even = (a & evenBytes) &* j &+ (b & evenBytes) &* k
    let odd = ((a &>> 8) & evenBytes) &* j &+ ((b &>> 8) & evenBytes) &* k
    return dividedBy255(even) | dividedBy255(odd) &<< 8
}

/// The sum of two pixels, each channel 255 at most.
@inline(__always) func added(_ a: UInt32, _ b: UInt32) -> UInt32 {
    func limited(_ sum: UInt32) -> UInt32 {
        let carry = sum & 0x0100_0100
        return (sum | (carry &- carry &>> 8)) & evenBytes
    }
    return limited((a & evenBytes) &+ (b & evenBytes))
        | limited(((a &>> 8) & evenBytes) &+ ((b &>> 8) & evenBytes)) &<< 8
}

/// A premultiplied pixel over another.
@inline(__always) func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scaled(destination, by: 255 &- (source &>> 24))
}

/// `a` and `b` in the proportion 256 − f to f: what bilinear sampling uses, with f in 0…256.
@inline(__always) func interpolated(_ a: UInt32, _ b: UInt32, _ f: UInt32) -> UInt32 {
    let g = 256 &- f
    let even = ((a & evenBytes) &* g &+ (b & evenBytes) &* f &+ halves) &>> 8 & evenBytes
    let odd = (((a &>> 8) & evenBytes) &* g &+ ((b &>> 8) & evenBytes) &* f &+ halves) & ~evenBytes
    return even | odd
}
