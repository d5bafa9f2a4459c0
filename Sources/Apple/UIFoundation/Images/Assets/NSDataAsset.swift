import Foundation

/// The name of a data set.
public typealias NSDataAssetName = String

/// The data of a data set in an asset catalog.
open class NSDataAsset: NSObject, NSCopying {
    /// The name of the data set.
    open private(set) var name: NSDataAssetName
    /// The data of the file.
    open private(set) var data: Data
    /// The uniform type identifier of the data set; empty if it has none.
    open private(set) var typeIdentifier: String

    /// Creates the data asset of a data set in the main bundle.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// Creates the data asset of a data set in a bundle's asset catalog.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let found = NSDataAsset.find(name, bundle) else { return nil }
        self.name = name
        data = found.data
        typeIdentifier = found.type
        super.init()
    }

    /// Returns the asset itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    private static func find(_ name: String, _ bundle: Bundle) -> (data: Data, type: String)? {
        let idiom = AssetIdiom.idiom(for: nil)
        for folder in AssetCatalogue.folders(of: bundle) {
            for set in AssetCatalogue.sets(named: name, ending: "dataset", under: folder) {
                let all = AssetCatalogue.contents(of: set)?["data"] as? [[String: Any]] ?? []
                for entry in AssetCatalogue.entries(all, for: idiom) {
                    guard let file = entry["filename"] as? String, !file.contains("/"),
                        let data = FileManager.default.contents(atPath: AssetCatalogue.path(of: file, in: set))
                    else { continue }
                    return (data, entry["universal-type-identifier"] as? String ?? "")
                }
            }
        }
        return nil
    }
}
