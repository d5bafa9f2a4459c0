/// A hash that is the same in every process, on every machine and in every release: what is divided by it stays divided so.
///
/// Swift's own `Hasher` has a new seed in each process.
package enum StableHash {
    /// FNV-1a in 64 bits over the UTF-8 bytes, with the constants of its authors (draft-eastlake-fnv).
    package static func fnv1a(_ text: String) -> UInt64 { fnv1a(text.utf8) }

    /// FNV-1a in 64 bits over bytes.
    package static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(into: 0xcbf2_9ce4_8422_2325) { hash, byte in
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
    }

    /// The hash with mixed bits, for a modulo: the lowest bits of FNV-1a depend only on the lowest bits of the bytes, and
    /// numbered names would be assigned to few parts. The mixing is the end of MurmurHash3 (`fmix64`).
    package static func mixed(_ text: String) -> UInt64 {
        var hash = fnv1a(text)
        hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
        hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
        return hash ^ (hash >> 33)
    }
}
