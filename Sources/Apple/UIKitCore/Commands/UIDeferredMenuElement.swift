import QuartzCore

/// A placeholder for elements that are loaded when the menu opens. Until then the menu shows a spinner.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let keeps: Bool
    private var kept: [UIMenuElement]?

    /// Creates an element whose contents are loaded when the menu opens.
    ///
    /// - Parameter elementProvider: Called when the menu opens for the first time. It calls its
    ///   argument with the elements, which are cached.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(keeps: true, elementProvider)
    }

    /// Creates an element with a provider that is called each time.
    open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
        guard let made = UIDeferredMenuElement(keeps: false, elementProvider) as? Self else {
            fatalError("Ask UIDeferredMenuElement, not \(self), for an element that is not kept")
        }
        return made
    }

    @usableFromInline init(keeps: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.keeps = keeps
        self.provider = provider
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Returns `nil`: a closure cannot be archived.
    public required init?(coder: NSCoder) { nil }

    /// The elements, if they are known already.
    var known: [UIMenuElement]? { keeps ? kept : nil }

    /// Asks for the elements; `receive` is called at once or later.
    package func load(_ receive: @escaping ([UIMenuElement]) -> Void) {
        if let known { return receive(known) }
        provider { [weak self] elements in
            self?.kept = elements
            receive(elements)
        }
    }
}
