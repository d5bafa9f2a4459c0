import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite struct UIFontTests {
    @Test func `an unknown name gives no font, iOS's names a stand-in`() {
        #expect(UIFont(name: "No Such Font", size: 12) == nil)
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.face.weight == 700)
        #expect(UIFont(name: "Inter-SemiBold", size: 12)?.face.weight == 600)
    }
}
