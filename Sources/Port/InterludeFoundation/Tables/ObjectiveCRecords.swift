/// Finds the tables in the files that the program consists of.
enum ObjectiveCRecords {
    /// "objc": the kind of our records among others in the section.
    static let kind: UInt32 = 0x6f62_6a63

    /// How many files are loaded, so that the tables' keeper knows when to look again.
    static var fileCount: Int {
        var count = 0
        withUnsafeMutablePointer(to: &count) { count in
            enumerateSections(
                { _, context in
                    context?.assumingMemoryBound(to: Int.self).pointee += 1
                    return true
                }, UnsafeMutableRawPointer(count))
        }
        return count
    }

    static var all: [any ObjectiveCMembers.Type] {
        var found: [any ObjectiveCMembers.Type] = []
        withUnsafeMutablePointer(to: &found) { found in
            enumerateSections(
                { sections, context in
                    context?.assumingMemoryBound(to: [any ObjectiveCMembers.Type].self).pointee +=
                        ObjectiveCRecords.tables(in: sections)
                    return true
                }, UnsafeMutableRawPointer(found))
        }
        return found
    }

    private static func tables(in sections: UnsafeRawPointer) -> [any ObjectiveCMembers.Type] {
        guard sections.load(as: UInt.self) >= Layout.firstVersion,
            let start = sections.load(fromByteOffset: Layout.start, as: UnsafeRawPointer?.self)
        else { return [] }
        let length = sections.load(fromByteOffset: Layout.length, as: Int.self)
        let stride = MemoryLayout<ObjectiveCRecord>.stride
        return (0..<length / stride).compactMap { index in
            let record = start.load(fromByteOffset: index * stride, as: ObjectiveCRecord.self)
            return record.0 == kind ? table(record) : nil
        }
    }

    private static func table(_ record: ObjectiveCRecord) -> (any ObjectiveCMembers.Type)? {
        withUnsafeTemporaryAllocation(of: (any ObjectiveCMembers.Type).self, capacity: 1) { place in
            guard let start = UnsafeMutableRawPointer(place.baseAddress), record.2(start, start, nil, 0) else {
                return nil
            }
            return place[0]
        }
    }

    /// Where the section of test content stands in the runtime's list of a file's sections
    /// (`swift/shims/MetadataSections.h`): behind the version and three words there are pairs of start and length, and this
    /// one is the fifteenth.
    private enum Layout {
        static let firstVersion: UInt = 5
        static let start = (4 + 14 * 2) * MemoryLayout<UInt>.size
        static let length = start + MemoryLayout<UInt>.size
    }
}

/// The runtime's own list of the files that are loaded, and their sections.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> CBool, _ context: UnsafeMutableRawPointer?)
