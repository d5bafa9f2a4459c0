import Foundation
import NibDocument
import Testing

@Suite("Reading storyboards and nib files")
struct NibDocumentTests {
    private static func storyboard(_ scenes: String, attributes: String = "") -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES" \(attributes)><scenes>\(scenes)</scenes></document>
            """.utf8)
    }

    @Test("A storyboard's scenes are found by their controllers, by identifiers, and the first one is known")
    func scenes() throws {
        let data = Self.storyboard(
            """
            <scene sceneID="s1"><objects><placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
            <viewController storyboardIdentifier="Start" id="c1" sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="s2"><objects><viewController id="c2" sceneMemberID="viewController"/></objects></scene>
            """, attributes: "initialViewController=\"c2\"")
        let document = try NibDocument(data: data)
        #expect(document.kind == .storyboard)
        #expect(document.initialScene?["sceneID"] == "s2")
        #expect(document.scene(identifier: "Start")?["sceneID"] == "s1")
        #expect(document.scene(controllerId: "c2")?["sceneID"] == "s2")
        #expect(document.scene(identifier: "x") == nil)
        #expect(document.scene(identifier: "Start").flatMap(NibDocument.controller)?.id == "c1")
        #expect(document.usesAutolayout && !document.usesTraitCollections)
    }

    @Test("Lines, texts and parents of elements are kept")
    func elements() throws {
        let document = try NibDocument(
            data: Data(
                "<document>\n<objects>\n<label id=\"a\"><string key=\"text\">Two\nlines</string></label></objects></document>"
                    .utf8))
        let label = try #require(document.element("a"))
        #expect(label.line == 3)
        #expect(label.child(key: "text")?.text == "Two\nlines")
        #expect(label.ancestors.map(\.name) == ["objects", "document"])
        #expect(document.kind == .nib)
    }

    @Test("Numbers are finite, and ratios are numbers")
    func numbers() {
        #expect(NibNumber.ratio("16:9") == 16.0 / 9)
        #expect(NibNumber.ratio("1/2") == 0.5)
        #expect(NibNumber.ratio("1:0") == nil)
        #expect(NibNumber.ratio("0.75") == 0.75)
        #expect(NibNumber.double("nan") == nil && NibNumber.double("inf") == nil && NibNumber.double("") == nil)
        #expect(NibNumber.double("1e300") == 1e9)
        #expect(NibNumber.int("99999999999999999999") == 1_000_000_000)
    }

    @Test("What is no document of Interface Builder's for iOS says why")
    func faults() {
        func fault(_ text: String) -> NibDocumentFault? {
            do {
                _ = try NibDocument(data: Data(text.utf8))
                return nil
            } catch {
                return error as? NibDocumentFault
            }
        }
        #expect(fault("<html/>") == .notADocument("html"))
        #expect(fault("<document targetRuntime=\"MacOSX.Cocoa\"/>") == .otherSystem("MacOSX.Cocoa"))
        #expect(fault("<document targetRuntime=\"AppleTV\"/>") == .otherSystem("AppleTV"))
        #expect(fault("") == .notXML(line: 1))
        // A name that is no text; Foundation's parser ends the process there.
        let broken = Data("<?xml versF-8\"?><document a".utf8) + [0xFF] + Data("b=\"c\"/>".utf8)
        #expect(throws: NibDocumentFault.notXML(line: 1)) { try NibDocument(data: broken) }
        if case .notXML? = fault("<document><scenes></document>") {} else { Issue.record("unbalanced tags") }
        let deep = String(repeating: "<view>", count: 100_000)
        if case .tooDeep? = fault("<document>" + deep) {} else { Issue.record("nested too deeply") }
        let bomb = """
            <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><document>&b;</document>
            """
        if case .definesEntities? = fault(bomb) {} else { Issue.record("entities") }
        let outside = "<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><document>&x;</document>"
        if case .definesEntities? = fault(outside) {} else { Issue.record("entities from outside") }
    }

    @Test("A file cut off anywhere is not read, and nothing else happens")
    func truncation() {
        let whole = Self.storyboard("<scene sceneID=\"s\"><objects><view id=\"é\"/></objects></scene>")
        for count in 0..<whole.count {
            #expect(throws: (any Error).self) { try NibDocument(data: whole.prefix(count)) }
        }
        #expect(throws: Never.self) { try NibDocument(data: whole) }
    }
}
