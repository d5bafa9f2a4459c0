import CoreGraphics
import Foundation
import Testing

@Suite("Memory for pictures")
struct ZeroedMemoryTests {
    /// On both sides of what decides between heap and pages, and of a huge page.
    @Test(arguments: [1, 100, 4096, 128 << 10 - 1, 128 << 10, 300_001, 2 << 20, 12_054_096])
    func `is zero and aligned, also where memory that was written to has been given back`(byteCount: Int) {
        for _ in 0..<8 {
            let memory = ZeroedMemory(byteCount: byteCount)
            #expect(Int(bitPattern: memory.start) % 64 == 0)
            let bytes = UnsafeMutableRawBufferPointer(start: memory.start, count: byteCount)
            #expect(bytes.allSatisfy { $0 == 0 })
            bytes.initializeMemory(as: UInt8.self, repeating: 0xA5)
            memory.deallocate()
        }
    }
}
