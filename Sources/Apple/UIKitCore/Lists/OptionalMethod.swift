import QuartzCore

/// A method that a data source need not have, and by whose being there lists go.
package struct OptionalMethod {
    private let names: [Selector]

    /// - Parameters:
    ///   - objectiveC: What it is called in Objective-C.
    ///   - ported: What it is called in the tables of sources that were made over from iOS, whose names are made of Swift's.
    init(_ objectiveC: String, ported: String) { names = [Selector(objectiveC), Selector(ported)] }

    /// Whether an object is known to have it.
    package func isImplemented(by object: AnyObject) -> Bool { names.contains { $0.isImplemented(by: object) } }
}

extension OptionalMethod {
    /// `tableView(_:commit:forRowAt:)`
    @MainActor package static let commitEditing = OptionalMethod(
        "tableView:commitEditingStyle:forRowAtIndexPath:", ported: "tableView:commit:forRowAt:")
    /// `tableView(_:moveRowAt:to:)`
    @MainActor package static let moveRow = OptionalMethod(
        "tableView:moveRowAtIndexPath:toIndexPath:", ported: "tableView:moveRowAt:to:")
    /// `collectionView(_:moveItemAt:to:)`
    @MainActor package static let moveItem = OptionalMethod(
        "collectionView:moveItemAtIndexPath:toIndexPath:", ported: "collectionView:moveItemAt:to:")
}
