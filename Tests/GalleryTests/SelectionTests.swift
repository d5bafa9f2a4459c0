import Gallery
import Interlude
import Testing

@MainActor
@Suite struct `The selection` {
    @Test func `every name is a transition's, and none is there twice`() {
        for name in TransitionCatalogue.selection {
            #expect(TransitionCatalogue.entry(named: name) != nil, "\(name)")
        }
        #expect(Set(TransitionCatalogue.selection).count == TransitionCatalogue.selection.count)
        #expect(TransitionCatalogue.selectedEntries.map(\.name) == TransitionCatalogue.selection)
    }

    @Test func `every family and all seed systems are in it`() {
        let families = TransitionCatalogue.selection.compactMap { TransitionPreset.named($0)?.family }
        #expect(Set(families) == Set(TransitionPreset.Family.allCases))
        let seeds = ["spring", "move", "door", "magic-move", "overlay", "circle"]
        #expect(Set(seeds).isSubset(of: TransitionCatalogue.selection))
    }

    @Test func `it has at most 16 transitions and 48 films`() {
        let entries = TransitionCatalogue.selectedEntries
        #expect(entries.count <= 16)
        let films = entries.map { $0.shownOperations.count + 2 * $0.shownInteractiveOperations.count }
        #expect(films.reduce(0, +) <= 48)
    }

    @Test func `each is seen with a tap, and finished and cancelled by a finger`() {
        for entry in TransitionCatalogue.selectedEntries {
            #expect(entry.shownOperations.count == 1, "\(entry.name)")
            #expect(entry.shownInteractiveOperations.count == 1, "\(entry.name)")
        }
    }
}
