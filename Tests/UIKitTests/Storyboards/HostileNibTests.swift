import Foundation
import Testing
import UIKit

/// Files that are cut off, exchanged and full of nonsense: they are read or refused, and nothing else happens.
@MainActor
@Suite(.serialized)
struct HostileNibTests {
    /// The same numbers each time (xorshift).
    private struct Dice {
        var state: UInt64
        mutating func roll(_ count: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(count))
        }
    }

    /// Makes and shows everything that a file has in it.
    private func use(_ data: Data) {
        guard let storyboard = try? UIStoryboard(data: data, name: "Hostile", bundle: StoryboardFiles.bundle) else {
            return
        }
        for controller in storyboard.instantiateAll() {
            controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
            controller.view.layoutIfNeeded()
        }
    }

    private func quietly(_ body: () throws -> Void) rethrows {
        SystemLog.writesToStandardError = false
        defer { SystemLog.writesToStandardError = true }
        try body()
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: StoryboardFiles.folder.appendingPathComponent(name), encoding: .utf8)
    }

    /// Outlets of the app's classes would stop the program, as they should; so all classes are UIKit's here, and headers
    /// that nobody makes are not asked for.
    private func tame(_ text: String) -> String {
        let lines = text.components(separatedBy: "\n").filter { !$0.contains("erReferenceSize") }
        return lines.joined(separator: "\n").replacingOccurrences(of: " customClass=\"", with: " formerClass=\"")
    }

    @Test(arguments: ["Shop.storyboard", "Lists.storyboard"])
    func `values of any kind in any place`(name: String) throws {
        let words = [
            "", "NO", "YES", "-1", "1e400", "nan", "-999999999999999999999", "0", "shop-view1", "nav-00-001", "view",
            "width", "leading", "but-00-001", "0x10", "🦊", "16:0", "relationship", "embed", "static",
        ]
        let source = Array(tame(try text(name)).components(separatedBy: "\""))
        var dice = Dice(state: 0x9E37_79B9_7F4A_7C15)
        quietly {
            for _ in 0..<40 {
                var parts = source
                for _ in 0..<12 {
                    // Odd parts stand between quotes: values, not names.
                    let place = dice.roll(parts.count / 2) * 2 + 1
                    if place < parts.count - 1, place > 8 { parts[place] = words[dice.roll(words.count)] }
                }
                use(Data(parts.joined(separator: "\"").utf8))
            }
        }
    }

    @Test(arguments: ["Shop.storyboard", "Lists.storyboard"])
    func `elements lost, doubled and exchanged`(name: String) throws {
        let source = tame(try text(name)).components(separatedBy: "\n")
        var dice = Dice(state: 0xD1B5_4A32_D192_ED03)
        quietly {
            for _ in 0..<40 {
                var lines = source
                for _ in 0..<6 {
                    let place = 10 + dice.roll(lines.count - 12)
                    guard lines[place].hasSuffix("/>") else { continue }
                    let other = 10 + dice.roll(lines.count - 12)
                    switch dice.roll(3) {
                    case 0: lines.remove(at: place)
                    case 1: lines.insert(lines[place], at: other)
                    default: if lines[other].hasSuffix("/>") { lines.swapAt(place, other) }
                    }
                }
                use(Data(lines.joined(separator: "\n").utf8))
            }
        }
    }

    @Test func `rules that make no sense are left out`() throws {
        let rules = """
            <constraint firstAttribute="width" secondItem="w" secondAttribute="top" id="a"/>
            <constraint firstAttribute="leading" id="b"/>
            <constraint firstAttribute="width" constant="nan" id="c"/>
            <constraint firstAttribute="height" priority="0" constant="1e300" id="d"/>
            <constraint firstAttribute="height" priority="-5" multiplier="1:0" constant="3" id="e"/>
            <constraint firstItem="nobody" firstAttribute="top" secondItem="v" secondAttribute="top" id="f"/>
            <constraint firstItem="w" firstAttribute="left" secondItem="v" secondAttribute="leading" id="g"/>
            <constraint firstItem="c" firstAttribute="top" secondItem="v" secondAttribute="top" id="h"/>
            <constraint id="i"/>
            """
        try quietly {
            let view = try #require(
                try StoryboardFiles.controller(
                    """
                    <view key="view" id="v"><rect key="frame" x="0" y="0" width="inf" height="9"/>
                    <subviews><view id="w"><rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
                    <constraints>\(rules)</constraints></view>
                    """)?.view)
            view.layoutIfNeeded()
            #expect(view.subviews.count == 1)
            #expect(view.constraints.allSatisfy { $0.constant.isFinite && $0.priority.rawValue > 0 })
        }
    }

    @Test func `ids that are given twice, and views in themselves`() throws {
        try quietly {
            let view = try #require(
                try StoryboardFiles.controller(
                    """
                    <view key="view" id="v"><subviews><view id="v"/><view id="w"><subviews><view id="w"/></subviews></view>
                    </subviews></view>
                    """)?.view)
            view.layoutIfNeeded()
            #expect(view.superview == nil)
        }
    }
}
