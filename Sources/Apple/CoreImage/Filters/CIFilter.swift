import CoreGraphics
import QuartzCore

/// A filter: images and numbers in, by their names, an image out.
///
/// As on iOS, all inputs but images have their default values from the beginning. A subclass of an app's own overrides
/// `outputImage`, and finds its own properties by their names.
open class CIFilter: NSObject, NSCopying {
    /// The filter's name; the name it was created with, unless another one is set.
    open var name: String
    private var values: [String: Any] = [:]
    /// What kind it is; `nil` for an app's own.
    let kind: FilterKind?

    /// Creates a filter of an app's subclass.
    public override init() {
        kind = nil
        name = ""
        super.init()
        name = String(describing: type(of: self))
    }

    /// Creates the filter with a name and with its default values. Returns `nil` if there is none.
    public convenience init?(name: String) { self.init(name: name, parameters: nil) }

    /// Creates the filter with a name. Inputs that are not in `params` have their default values.
    /// Returns `nil` if there is none.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        guard let kind = FilterKind.named(name) else { return nil }
        self.init(kind: kind)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// Creates a filter, with the label of earlier years.
    public convenience init?(name: String, withInputParameters params: [String: Any]?) {
        self.init(name: name, parameters: params)
    }

    @usableFromInline init(kind: AnyObject?) {
        self.kind = kind as? FilterKind
        name = self.kind?.name ?? ""
        super.init()
        setDefaults()
    }

    /// The image; `nil` while an input is missing that it needs.
    open var outputImage: CIImage? {
        guard let kind else { return nil }
        return kind.make(FilterValues(values, of: kind.inputs)).map { CIImage($0) }
    }

    /// The names of all inputs.
    open var inputKeys: [String] { kind?.inputs.map(\.key) ?? [] }

    /// The names of all outputs.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// Sets all inputs to their default values, except images.
    open func setDefaults() {
        for input in kind?.inputs ?? [] { if let standard = input.standard { values[input.key] = standard } }
    }

    /// The attributes of the filter and its inputs.
    open var attributes: [String: Any] { kind?.attributes ?? [kCIAttributeFilterName: name] }

    /// Sets an input. Another name traps, as it does on iOS.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let kind else { return KeyValueCoding.set(value, self, key) }
        guard let input = kind.inputs.first(where: { $0.key == key }) else {
            isUndefined(key, "setValue:forUndefinedKey:")
        }
        values[key] = input.kept(value)
    }

    /// Returns the value of an input or of the output.
    open func value(forKey key: String) -> Any? {
        if key == kCIOutputImageKey { return outputImage }
        guard let kind else { return KeyValueCoding.value(self, key) }
        guard kind.inputs.contains(where: { $0.key == key }) else { isUndefined(key, "valueForUndefinedKey:") }
        return values[key]
    }

    private func isUndefined(_ key: String, _ method: String) -> Never {
        let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        fatalError(
            "[<\(kind?.name ?? name) 0x\(address)> \(method)]: this class is not key value coding-compliant for the key "
                + "\(key).")
    }

    /// Returns a filter with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = twin
        copy.values = values
        copy.name = name
        return copy
    }

    /// Another filter of the same kind.
    var twin: CIFilter { kind.map { CIFilter(kind: $0) } ?? CIFilter() }

    /// Returns the names of all filters in a category, sorted; `nil` is all categories.
    open class func filterNames(inCategory category: String?) -> [String] {
        filterNames(inCategories: category.map { [$0] })
    }

    /// Returns the names of all filters that are in each of the categories, sorted.
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        FilterKind.all.values.filter { kind in
            (categories ?? []).allSatisfy { kind.categories.contains($0) }
        }.map(\.name).sorted()
    }

    /// Returns a filter's display name.
    open class func localizedName(forFilterName filterName: String) -> String? {
        FilterKind.named(filterName)?.displayName
    }

    /// Returns a category's display name.
    open class func localizedName(forCategory category: String) -> String {
        FilterKind.words(category.replacingOccurrences(of: "CICategory", with: ""))
    }

    /// Returns the attributes of the inputs of an app's filter.
    open class func customAttributes() -> [String: Any] { [:] }
}
