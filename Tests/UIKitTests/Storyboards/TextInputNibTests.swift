import Foundation
import Testing
import UIKit

/// Elements as Interface Builder writes them.
@MainActor @Suite struct TextInputNibTests {
    private func object<View: UIView>(_ element: String, as type: View.Type) throws -> View {
        let file = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    \(element)
                </objects>
            </document>
            """
        let made = UINib(data: Data(file.utf8), bundle: nil).instantiate(withOwner: nil, options: nil)
        return try #require(made.first as? View)
    }

    @Test func `a text field has the values of the file`() throws {
        let host = HeadlessHost()
        let field = try object(
            """
            <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Mail" textAlignment="center"
              minimumFontSize="12" clearButtonMode="whileEditing" adjustsFontSizeToFit="NO" text="a@b.c" id="f1">
                <rect key="frame" x="0.0" y="0.0" width="200" height="34"/>
                <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <fontDescription key="fontDescription" type="system" pointSize="14"/>
                <textInputTraits key="textInputTraits" autocorrectionType="no" keyboardType="emailAddress"
                  returnKeyType="next" secureTextEntry="YES"/>
            </textField>
            """, as: UITextField.self)
        #expect(field.borderStyle == .roundedRect && field.placeholder == "Mail" && field.text == "a@b.c")
        #expect(field.textAlignment == .center && field.clearButtonMode == .whileEditing)
        #expect(
            !field.adjustsFontSizeToFitWidth && field.minimumFontSize == 12 && field.font == .systemFont(ofSize: 14))
        #expect(field.keyboardType == .emailAddress && field.returnKeyType == .next && field.isSecureTextEntry)
        #expect(field.autocorrectionType == .no)
        _ = host
    }

    @Test func `text views and search bars have the values of the file`() throws {
        let host = HeadlessHost()
        let text = try object(
            """
            <textView clipsToBounds="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" editable="NO" text="Long text"
              textAlignment="right" selectable="YES" id="t1">
                <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                <fontDescription key="fontDescription" type="system" pointSize="15"/>
                <textInputTraits key="textInputTraits" autocapitalizationType="words"/>
                <dataDetectorType key="dataDetectorTypes" link="YES"/>
            </textView>
            """, as: UITextView.self)
        #expect(text.text == "Long text" && !text.isEditable && text.font == .systemFont(ofSize: 15))
        #expect(text.autocapitalizationType == .words && text.textAlignment == .right)
        #expect(text.dataDetectorTypes == .link)
        let bar = try object(
            """
            <searchBar contentMode="redraw" searchBarStyle="minimal" placeholder="Find" showsCancelButton="YES" id="s1">
                <rect key="frame" x="0.0" y="0.0" width="375" height="56"/>
                <textInputTraits key="textInputTraits" keyboardType="webSearch"/>
                <scopeButtonTitles><string>All</string><string>Some</string></scopeButtonTitles>
            </searchBar>
            """, as: UISearchBar.self)
        #expect(bar.searchBarStyle == .minimal && bar.placeholder == "Find" && bar.showsCancelButton)
        #expect(bar.keyboardType == .webSearch && bar.scopeButtonTitles == ["All", "Some"])
        _ = host
    }
}
