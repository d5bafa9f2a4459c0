import Foundation

/// Which Xcode has built the application: UIKit does for one that is older than a change what it did before it.
package enum BuildingXcode {
    /// The number that Xcode writes into the application's property list, such as 1340 for 13.4; `nil` where there is none.
    static let number = number(of: Bundle.main.infoDictionary ?? [:])

    /// - Parameter entries: Those of an `Info.plist`.
    package static func number(of entries: [String: Any]) -> Int? { (entries["DTXcode"] as? String).flatMap(Int.init) }

    /// Whether a number is of an Xcode before a version, such as 13.
    package static func isOlder(_ number: Int?, than version: Int) -> Bool {
        number.map { $0 < version * 100 } ?? false
    }
}
