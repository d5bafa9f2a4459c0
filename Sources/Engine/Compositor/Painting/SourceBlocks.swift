import CPixelKernels
import Foundation

/// Pixels of several rows that a source makes at once, kept while these rows are drawn.
final class SourceBlock {
    /// Rows of the frame in a block; they begin at multiples of it.
    static let rows = 64
    /// Columns that are made at once.
    static let stripWidth = 16

    private(set) var stride = 0
    private(set) var pixels: UnsafeMutablePointer<UInt32>
    private var capacity = 0
    /// The strips that have been made; they are neighbors.
    var filled = 0..<0
    private var owner = -1
    private var top = Int.min

    init() { pixels = .allocate(capacity: 1) }

    deinit { pixels.deallocate() }

    /// Makes it the block of a source that begins at row `top`; what was in it is forgotten unless it is that already.
    @inline(__always) func open(owner: Int, top: Int, columns: Int) {
        if self.owner == owner && self.top == top { return }
        prepare(columns: columns)
        self.owner = owner
        self.top = top
    }

    /// Lets no source find its pixels again.
    func forget() { owner = -1 }

    private func prepare(columns: Int) {
        stride = (columns + Self.stripWidth - 1) & -Self.stripWidth
        if stride * Self.rows > capacity {
            capacity = stride * Self.rows
            pixels.deallocate()
            // The kernels read and write whole vectors.
            pixels = .allocate(capacity: capacity + 64)
        }
        filled = 0..<0
    }
}

/// The blocks of one thread.
final class SourceBlocks {
    /// Reached without touching their reference counts: a processor that counts atomically waits until all is written that it has
    /// drawn.
    private var blocks: [Unmanaged<SourceBlock>] = []
    /// Room for the strips that are made together.
    private var strips: [pk_column_strip] = []
    /// Room for the places of their columns.
    private var starts: [Int32] = []
    private var scratch: UnsafeMutableRawPointer?
    private var scratchRows = 0

    /// A strip that needs more rows of the bitmap is made pixel by pixel. Decided: thirty of them fall on one of the frame's.
    static let mostRows = 960
    /// Sources that are farther apart in a frame's list share a block, and make it again when they take turns. Decided.
    private static let mostBlocks = 64

    deinit {
        free(scratch)
        for block in blocks { block.release() }
    }

    /// Lends the block of the source with that number that begins at row `top`.
    @inline(__always) func withBlock(of source: Int, top: Int, columns: Int, _ body: (SourceBlock) -> Void) {
        let place = source % Self.mostBlocks
        while blocks.count <= place { blocks.append(.passRetained(SourceBlock())) }
        blocks[place]._withUnsafeGuaranteedRef { block in
            block.open(owner: source, top: top, columns: columns)
            body(block)
        }
    }

    /// Forgets all pixels: sources of another frame have the same numbers.
    func forget() {
        for block in blocks { block._withUnsafeGuaranteedRef { $0.forget() } }
    }

    /// Lends memory for so many strips and the places of their columns.
    func withStrips(
        _ count: Int,
        _ body: (UnsafeMutablePointer<pk_column_strip>, _ starts: UnsafeMutablePointer<Int32>) -> Void
    ) {
        while strips.count < count { strips.append(pk_column_strip()) }
        if starts.count < count * SourceBlock.stripWidth {
            starts = Array(repeating: 0, count: count * SourceBlock.stripWidth)
        }
        strips.withUnsafeMutableBufferPointer { strips in
            starts.withUnsafeMutableBufferPointer { starts in
                guard let strips = strips.baseAddress, let starts = starts.baseAddress else { return }
                body(strips, starts)
            }
        }
    }

    /// Memory for strips that need up to so many rows of a bitmap.
    func scratch(rows: Int) -> UnsafeMutablePointer<UInt32> {
        if rows > scratchRows || scratch == nil {
            scratchRows = max(rows, 128)
            free(scratch)
            let count = Int(PK_COLUMN_SCRATCH) * (scratchRows + 64)
            scratch = aligned_alloc(64, count * MemoryLayout<UInt32>.stride)
            // Kernels read beyond what they write, and use nothing of it.
            scratch?.initializeMemory(as: UInt32.self, repeating: 0, count: count)
        }
        guard let scratch else { fatalError("There is no memory for \(rows) rows of a bitmap") }
        return scratch.assumingMemoryBound(to: UInt32.self)
    }
}
