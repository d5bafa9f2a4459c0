import CoreGraphics

/// A kind of filter: what it is called, what it takes, and the recipe that it makes.
final class FilterKind: @unchecked Sendable {
    let name: String
    let categories: Set<String>
    let inputs: [FilterInput]
    /// `nil` where an image is missing.
    let make: @Sendable (FilterValues) -> Recipe?

    init(
        _ name: String, _ category: String, _ inputs: [FilterInput],
        make: @escaping @Sendable (FilterValues) -> Recipe?
    ) {
        self.name = name
        categories = [category, kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo]
        self.inputs = inputs
        self.make = make
    }

    /// The kind of a name.
    static func named(_ name: String) -> FilterKind? { all[name] }

    /// All kinds by their names.
    static let all: [String: FilterKind] = {
        let kinds =
            blurs + colorAdjustments + colorEffects + photoEffects + composites + blendModes + masks + generators
            + gradients + geometry + tiles + distortions + stylizers + sharpeners + transitions + curls
        return Dictionary(kinds.map { ($0.name, $0) }) { first, _ in first }
    }()

    /// The name for people: `CIGaussianBlur` is "Gaussian Blur".
    var displayName: String { FilterKind.words(String(name.dropFirst(2))) }

    /// Puts a space before each word.
    static func words(_ name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase, result.last?.isLowercase == true { result.append(" ") }
            result.append(character)
        }
        return result
    }

    /// What `CIFilter.attributes` says.
    var attributes: [String: Any] {
        var result: [String: Any] = [
            kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: displayName,
            kCIAttributeFilterCategories: categories.sorted(),
        ]
        for input in inputs { result[input.key] = input.attributes }
        return result
    }
}

extension FilterInput {
    var attributes: [String: Any] {
        var result: [String: Any] = [
            kCIAttributeName: key, kCIAttributeDisplayName: FilterKind.words(String(key.dropFirst(5))),
            kCIAttributeClass: className,
        ]
        if !typeName.isEmpty { result[kCIAttributeType] = typeName }
        if let standard { result[kCIAttributeDefault] = standard }
        if let least { result[kCIAttributeMin] = NSNumber(value: least) }
        if let most { result[kCIAttributeMax] = NSNumber(value: most) }
        if let slider {
            result[kCIAttributeSliderMin] = NSNumber(value: slider.lowerBound)
            result[kCIAttributeSliderMax] = NSNumber(value: slider.upperBound)
        }
        return result
    }

    private var className: String {
        switch kind {
        case .image: "CIImage"
        case .number, .flag: "NSNumber"
        case .color: "CIColor"
        case .vector: "CIVector"
        case .transform: "NSValue"
        }
    }

    private var typeName: String {
        switch kind {
        case .image: kCIAttributeTypeImage
        case .number(let type), .vector(let type): type
        case .color: kCIAttributeTypeColor
        case .transform: kCIAttributeTypeTransform
        case .flag: kCIAttributeTypeBoolean
        }
    }
}
