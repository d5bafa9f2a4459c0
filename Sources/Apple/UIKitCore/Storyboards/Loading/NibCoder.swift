import NibDocument

/// What a class's `init(coder:)` gets while a storyboard or nib is read: the element that describes the object.
///
/// To code outside it is an empty archive: it has no value for any key.
final class NibCoder: NSCoder {
    let element: NibElement
    let context: NibContext

    init(_ element: NibElement, _ context: NibContext) {
        self.element = element
        self.context = context
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSObject {
    /// Takes over what a file says about the object, as far as this class and those above it know.
    ///
    /// Each class calls it in `init(coder:)` after it has set itself up, so that the file's values come last.
    @MainActor final func decode(_ family: NibFamily, from coder: NSCoder) {
        guard let coder = coder as? NibCoder else {
            if coder.allowsKeyedCoding { (self as? UIView)?.readArchive(family, from: coder) }
            return
        }
        // A class below takes over all of it once it is set up itself.
        if let own = NibKind.table[coder.element.name]?.family, own !== family, own.isBelow(family), own.fits(self) {
            return
        }
        family.apply(coder.element, to: self, coder.context)
    }
}
