import Foundation

extension NSCoder {
    /// A text or another object of an archive; `nil` where there is none, which Foundation here takes for a damaged archive if it is
    /// not asked first.
    nonisolated package final func object<Object: AnyObject>(_ type: Object.Type, _ key: String) -> Object? {
        containsValue(forKey: key) ? decodeObject(forKey: key) as? Object : nil
    }
}
