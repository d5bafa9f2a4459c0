import Foundation

/// The looks that were set for classes, of one application.
@MainActor
final class AppearanceRegistry {
    private var entries: [Entry] = []
    private let tables: [AppearanceTable]

    /// - Parameter tables: What can be set of which class.
    init(_ tables: [AppearanceTable]) { self.tables = tables }

    fileprivate struct Entry {
        let type: NSObject.Type
        let traits: UITraitCollection?
        let containers: [any UIAppearanceContainer.Type]
        let proxy: NSObject
        let keys: [AppearanceKey]
        /// What the proxy had as it was made, in the order of the keys.
        let initial: [Any?]
    }

    /// The object at which looks are set.
    func proxy<Object: NSObject>(
        for type: Object.Type, _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type],
        make: () -> Object
    ) -> Object {
        let known = entries.first {
            $0.type == type && $0.traits === traits
                && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
        }
        if let found = known?.proxy as? Object { return found }
        let proxy = make()
        let keys = tables.keys(of: type)
        entries.append(
            Entry(
                type: type, traits: traits, containers: containers, proxy: proxy, keys: keys,
                initial: keys.map { $0.value(proxy) }))
        // The more is said of the containers the later an entry comes, and the stronger it is; so it is with subclasses.
        entries.sort { ($0.containers.count, $0.depth) < ($1.containers.count, $1.depth) }
        return proxy
    }

    /// Gives a view that enters a window what was set for its class.
    func apply(to view: UIView) {
        guard !entries.isEmpty else { return }
        apply(to: view, traits: view.traitCollection) { view.superview }
    }

    /// Gives an item that a bar shows what was set for its class.
    func apply(to item: NSObject, in bar: UIView) {
        guard !entries.isEmpty else { return }
        apply(to: item, traits: bar.traitCollection) { bar }
    }

    private func apply(to object: NSObject, traits: UITraitCollection, container: () -> UIResponder?) {
        var assigned: Set<String> = []
        for entry in entries.reversed() where Self.is(type(of: object), below: entry.type) && object !== entry.proxy {
            guard entry.traits.map({ traits.containsTraits(in: $0) }) ?? true,
                AppearanceRegistry.isContained(container(), in: entry.containers)
            else { continue }
            for (key, initial) in zip(entry.keys, entry.initial) where !assigned.contains(key.name) {
                let wanted = key.value(entry.proxy)
                guard !key.isSame(wanted, initial) else { continue }
                assigned.insert(key.name)
                // What was set at the object itself counts more.
                if key.isUntouched(object, initial) { key.set(object, wanted) }
            }
        }
    }

    /// Whether objects of the classes stand around, the first in the list innermost.
    private static func isContained(_ start: UIResponder?, in containers: [any UIAppearanceContainer.Type]) -> Bool {
        var open = containers[...]
        var next = start
        while let type = open.first {
            guard let current = next else { return false }
            if Self.is(Swift.type(of: current), below: type as AnyClass) { open.removeFirst() }
            next = current.next
        }
        return true
    }

    /// Whether a class is another one, or inherits from it.
    static func `is`(_ type: AnyClass, below other: AnyClass) -> Bool {
        sequence(first: type) { _getSuperclass($0) }.contains { $0 == other }
    }
}

extension AppearanceRegistry.Entry {
    /// How many classes the class inherits from.
    @MainActor fileprivate var depth: Int {
        sequence(first: type as AnyClass) { _getSuperclass($0) }.reduce(0) { count, _ in count + 1 }
    }
}
