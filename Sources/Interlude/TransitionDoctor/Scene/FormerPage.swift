import UIKit

/// A page of an earlier visit, which is not kept alive here.
@MainActor struct FormerPage {
    private weak var page: UIViewController?

    init(_ page: UIViewController) { self.page = page }

    /// Its name; `nil` when it has gone.
    var name: String? { page.map { InterludeStage.name(of: $0) } }
}
