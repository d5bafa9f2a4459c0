import Foundation

// Interface Builder's archives hold constraints, so UIKit's class can be written though its header does not say so; apps that copy views by
// archives count on it.
extension NSLayoutConstraint {
    final func writeArchive(to coder: NSCoder) {
        let session = ArchiveSession.of(coder)
        session.write(firstItem, "NSFirstItem", to: coder)
        session.write(secondItem, "NSSecondItem", to: coder)
        coder.encode(firstAttribute.rawValue, forKey: "NSFirstAttribute")
        coder.encode(secondAttribute.rawValue, forKey: "NSSecondAttribute")
        coder.encode(relation.rawValue, forKey: "NSRelation")
        coder.encode(Double(multiplier), forKey: "NSMultiplier")
        coder.encode(Double(constant), forKey: "NSConstant")
        coder.encode(Double(priority.rawValue), forKey: "NSPriority")
        if let identifier { coder.encode(identifier as NSString, forKey: "NSLayoutIdentifier") }
    }

    /// What makes a constraint again; a constraint about nothing where the archive is another's.
    struct Archived {
        var first: AnyObject?
        var second: AnyObject?
        var attributes = (Attribute.notAnAttribute, Attribute.notAnAttribute)
        var relation = Relation.equal
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        var priority = UILayoutPriority.required
        var identifier: String?

        @MainActor init(from coder: NSCoder) {
            guard coder.allowsKeyedCoding, coder.containsValue(forKey: "NSFirstAttribute") else { return }
            let session = ArchiveSession.of(coder)
            first = session.item("NSFirstItem", from: coder)
            second = session.item("NSSecondItem", from: coder)
            attributes.0 = Attribute(rawValue: coder.decodeInteger(forKey: "NSFirstAttribute")) ?? .notAnAttribute
            attributes.1 = Attribute(rawValue: coder.decodeInteger(forKey: "NSSecondAttribute")) ?? .notAnAttribute
            relation = Relation(rawValue: coder.decodeInteger(forKey: "NSRelation")) ?? .equal
            multiplier = Archived.finite(coder.decodeDouble(forKey: "NSMultiplier"))
            constant = Archived.finite(coder.decodeDouble(forKey: "NSConstant"))
            let number = Float(Archived.finite(coder.decodeDouble(forKey: "NSPriority")))
            if number > 0, number <= 1000 { priority = UILayoutPriority(number) }
            identifier = coder.object(NSString.self, "NSLayoutIdentifier").map { $0 as String }
        }

        private static func finite(_ number: Double) -> CGFloat { number.isFinite ? CGFloat(number) : 0 }
    }
}
