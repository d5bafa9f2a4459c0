import Foundation

/// Memory for pictures: all zero, 64-byte aligned, and what is given back goes back to the system.
///
/// The heap would keep it. Pictures of all sizes come and go with the screens that show them, and the holes they leave there are
/// seldom the next one's size: after ten minutes of an application a heap of 480 MB was seen to hold 78. So the larger ones
/// are pages of their own. The smaller ones are on the heap, but aligned by hand, for what is asked for with an alignment the
/// C library (glibc before 2.38) does not use again.
package struct ZeroedMemory: @unchecked Sendable {
    /// The first byte.
    package let start: UnsafeMutableRawPointer
    /// What `calloc` gave, or `nil` if the memory is pages.
    private let block: UnsafeMutableRawPointer?
    /// In bytes.
    private let length: Int

    /// - Complexity: pages are zeroed when they are first touched; the rest is O(`byteCount`).
    package init(byteCount: Int) {
        length = byteCount
        block = byteCount < ZeroedMemory.leastPages ? ZeroedMemory.takeBlock(byteCount) : nil
        start = block?.alignedUp(toMultipleOf: ZeroedMemory.alignment) ?? ZeroedMemory.takePages(byteCount)
    }

    /// Gives the memory back; nothing may use it any more.
    package func deallocate() {
        if let block { free(block) } else { munmap(start, length) }
    }

    private static func takeBlock(_ byteCount: Int) -> UnsafeMutableRawPointer {
        guard let block = calloc(1, byteCount + alignment) else { outOfMemory(byteCount) }
        return block
    }

    private static func takePages(_ byteCount: Int) -> UnsafeMutableRawPointer {
        let pages = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let pages, pages != MAP_FAILED else { outOfMemory(byteCount) }
        if byteCount >= hugePage { madvise(pages, byteCount, MADV_HUGEPAGE) }
        return pages
    }

    private static func outOfMemory(_ byteCount: Int) -> Never {
        fatalError("There is no memory for \(byteCount) bytes of pixels: \(String(cString: strerror(errno)))")
    }

    private static let alignment = 64
    /// From how many bytes on memory is pages of its own. Decided, as glibc's first threshold is.
    private static let leastPages = 128 << 10
    private static let hugePage = 2 << 20
}
