import UIKit

/// The pages that a web view has shown.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var index = -1

    /// The present page.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page before the present one.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page after the present one.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// The pages before the present one, the oldest first.
    open var backList: [WKBackForwardListItem] { index > 0 ? Array(items[..<index]) : [] }
    /// The pages after the present one, the next first.
    open var forwardList: [WKBackForwardListItem] { items.isEmpty ? [] : Array(items[(index + 1)...]) }

    /// The page at a distance from the present one.
    open func item(at index: Int) -> WKBackForwardListItem? {
        let place = self.index + index
        return items.indices.contains(place) ? items[place] : nil
    }

    func contains(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }

    /// Makes a page the present one and removes those after it.
    func add(_ item: WKBackForwardListItem) {
        items = Array(items.prefix(index + 1)) + [item]
        index = items.count - 1
    }

    func go(to item: WKBackForwardListItem) { index = items.firstIndex { $0 === item } ?? index }
}

/// A page that a web view has shown.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    /// The page's address.
    public let url: URL
    /// The page's title. `nil`: no page is read.
    public let title: String? = nil
    /// The address that led to the page.
    public let initialURL: URL

    init(url: URL) {
        self.url = url
        initialURL = url
    }
}
