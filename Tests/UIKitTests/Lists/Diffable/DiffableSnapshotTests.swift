import Testing
import UIKit

@MainActor @Suite struct DiffableSnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    private func snapshot(_ content: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in content {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test func `items are put in, moved and taken out by their names`() {
        var list = snapshot(["a": [1, 2, 3], "b": [4]])
        list.insertItems([10, 11], beforeItem: 2)
        list.insertItems([12], afterItem: 4)
        list.moveItem(1, afterItem: 12)
        list.deleteItems([3, 99])
        #expect(list.itemIdentifiers(inSection: "a") == [10, 11, 2])
        #expect(list.itemIdentifiers(inSection: "b") == [4, 12, 1])
        #expect(list.itemIdentifiers == [10, 11, 2, 4, 12, 1])
        #expect(list.numberOfItems == 6 && list.numberOfItems(inSection: "b") == 3)
        #expect(list.indexOfItem(12) == 4 && list.indexOfItem(99) == nil)
        #expect(list.sectionIdentifier(containingItem: 1) == "b")
    }

    @Test func `sections are put in, moved and taken out with their items`() {
        var list = snapshot(["a": [1], "b": [2], "c": [3]])
        list.insertSections(["d"], beforeSection: "b")
        list.moveSection("a", afterSection: "c")
        list.deleteSections(["b"])
        #expect(list.sectionIdentifiers == ["d", "c", "a"])
        #expect(list.itemIdentifiers == [3, 1] && list.indexOfSection("c") == 1)
        #expect(list.sectionIdentifier(containingItem: 2) == nil)
        list.deleteAllItems()
        #expect(list.numberOfSections == 0 && list.numberOfItems == 0)
    }

    @Test func `an item that is appended again moves`() {
        var list = snapshot(["a": [1, 2, 3], "b": []])
        list.appendItems([2], toSection: "b")
        #expect(list.itemIdentifiers(inSection: "a") == [1, 3] && list.itemIdentifiers(inSection: "b") == [2])
    }

    @Test func `what is to be shown anew is noted once`() {
        var list = snapshot(["a": [1, 2, 3]])
        list.reloadItems([1, 2])
        list.reloadItems([2])
        list.reconfigureItems([3])
        list.reloadSections(["a"])
        #expect(list.reloadedItemIdentifiers == [1, 2] && list.reconfiguredItemIdentifiers == [3])
        #expect(list.reloadedSectionIdentifiers == ["a"])
    }

    // MARK: Outlines

    private var animals: Outline {
        var outline = Outline()
        outline.append(["cats", "dogs"])
        outline.append(["lion", "lynx"], to: "cats")
        outline.append(["iberian"], to: "lynx")
        outline.append(["beagle"], to: "dogs")
        return outline
    }

    @Test func `an outline is a tree whose collapsed parts are not seen`() {
        var outline = animals
        #expect(outline.items == ["cats", "lion", "lynx", "iberian", "dogs", "beagle"])
        #expect(outline.rootItems == ["cats", "dogs"] && outline.visibleItems == ["cats", "dogs"])
        #expect(outline.level(of: "iberian") == 2 && outline.parent(of: "lion") == "cats")
        outline.expand(["cats"])
        #expect(outline.visibleItems == ["cats", "lion", "lynx", "dogs"])
        #expect(!outline.isVisible("iberian") && outline.isExpanded("cats"))
        outline.expand(["lynx"])
        outline.collapse(["cats"])
        #expect(outline.visibleItems == ["cats", "dogs"] && outline.expandedItems == ["lynx"])
    }

    @Test func `branches are taken out, put in and exchanged`() {
        var outline = animals
        #expect(outline.snapshot(of: "cats").rootItems == ["lion", "lynx"])
        #expect(outline.snapshot(of: "cats", includingParent: true).items == ["cats", "lion", "lynx", "iberian"])
        outline.delete(["lynx"])
        #expect(outline.items == ["cats", "lion", "dogs", "beagle"])
        var birds = Outline()
        birds.append(["owl"])
        birds.append(["snowy"], to: "owl")
        outline.insert(birds, after: "cats")
        #expect(outline.items == ["cats", "lion", "owl", "snowy", "dogs", "beagle"])
        #expect(outline.rootItems == ["cats", "owl", "dogs"])
        outline.replace(childrenOf: "dogs", using: Outline())
        outline.insert(["first"], before: "cats")
        #expect(outline.items == ["first", "cats", "lion", "owl", "snowy", "dogs"])
        #expect(outline.visualDescription() == "* first\n+ cats\n  * lion\n+ owl\n  * snowy\n* dogs")
    }
}
