import Foundation
import InterludeFoundation
import Testing

@Suite struct PredicateTests {
    private func holds(_ format: String, _ arguments: [Any] = [], for object: Any?) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
    }

    private let lamp: [String: Any] = [
        "name": "Lamp", "price": 12.5, "tags": ["light", "new"], "maker": ["name": "Ä & Co"],
    ]

    @Test(arguments: [
        ("name == 'Lamp'", true), ("name = \"lamp\"", false), ("name ==[c] 'lamp'", true), ("name != 'Desk'", true),
        ("price > 12", true), ("price >= 12.5", true), ("price < 12.5", false), ("price BETWEEN {10, 13}", true),
        ("name BEGINSWITH 'La' AND price < 20", true), ("name ENDSWITH 'x' OR price < 20", true),
        ("NOT (name CONTAINS 'am')", false), ("(name CONTAINS 'am') && !(price = 1)", true),
        ("name LIKE 'L?m*'", true), ("name MATCHES 'L.*p'", true), ("name MATCHES 'L'", false),
        ("name IN {'Desk', 'Lamp'}", true), ("'new' IN tags", true), ("ANY tags = 'light'", true),
        ("ALL tags = 'light'", false), ("NONE tags = 'old'", true), ("tags.@count = 2", true),
        ("maker.name BEGINSWITH[cd] 'a'", true), ("missing = nil", true), ("TRUEPREDICATE", true),
        ("price == -1", false),
    ])
    func `texts are read as on iOS`(_ format: String, _ expected: Bool) {
        #expect(holds(format, for: lamp) == expected)
    }

    @Test func `arguments stand for values and for keys`() {
        #expect(holds("SELF MATCHES %@", ["[a-z]+@[a-z.]+"], for: "a@b.de"))
        #expect(!holds("SELF MATCHES %@", ["[a-z]+@[a-z.]+"], for: "a b"))
        #expect(holds("%K > %d", ["price", 12], for: lamp))
        #expect(holds("SELF IN %@", [["a", "b"]], for: "b"))
        #expect(holds("%K BEGINSWITH[c] %@", ["maker.name", "ä"], for: lamp))
    }

    @Test func `lists are filtered, and variables filled in`() {
        let names: NSArray = ["Lamp", "Desk", "Lamb"]
        #expect(names.filtered(using: NSPredicate(format: "SELF BEGINSWITH %@", "La")).count == 2)
        let predicate = NSPredicate(format: "SELF > $least")
        #expect(predicate.evaluate(with: 3, substitutionVariables: ["least": 2]))
    }

    @Test func `stored properties of plain classes are found`() {
        class Thing { let size = 3 }
        class Box: Thing { let label: String? = "a" }
        #expect(holds("size = 3 AND label = 'a'", for: Box()))
    }

    @Test func `a picture's place keeps its shape in the middle`() {
        let place = AVMakeRect(
            aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(place == CGRect(x: 0, y: 25, width: 100, height: 50))
    }
}
