// swift-format-ignore-file
// What Documentation/storyboards.md shows.
import UIKit

/// Cannot be made without a product.
@MainActor private final class ProductViewController: UIViewController {
    let product: String

    init?(coder: NSCoder, product: String) {
        self.product = product
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor private func instantiate() -> ProductViewController {
// sample of Documentation/storyboards.md
let storyboard = UIStoryboard(name: "Shop", bundle: nil)
let detail = storyboard.instantiateViewController(identifier: "Detail") { coder in
    ProductViewController(coder: coder, product: "Lamp")
}
// end of sample
return detail
}
