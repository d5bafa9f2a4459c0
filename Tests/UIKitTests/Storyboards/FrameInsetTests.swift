import Testing
import UIKit

/// Frames as Xcode 8 wrote them: distances to the superview's edges, in points or as shares of its size.
@MainActor @Suite struct FrameInsetTests {
    private func frames(_ parts: String) throws -> [CGRect] {
        let controller = try StoryboardFiles.controller(
            """
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="400" height="800"/><subviews>
            \(parts)
            </subviews></view>
            """)
        return try #require(controller?.view).subviews.map(\.frame)
    }

    private func view(_ inset: String, _ id: String, _ subviews: String = "") -> String {
        "<view id=\"\(id)\"><frame key=\"frameInset\" \(inset)/>\(subviews)</view>"
    }

    @Test func `without a distance a view fills its superview`() throws {
        #expect(try frames(view("", "a")) == [CGRect(x: 0, y: 0, width: 400, height: 800)])
    }

    @Test func `distances and lengths are points or shares`() throws {
        let parts =
            view("minX=\"12.5%\" minY=\"25.00%\" width=\"75.00%\" height=\"30\"", "a")
            + view("minX=\"-120\" minY=\"50%\" width=\"159\" height=\"50\"", "b")
            + view("minX=\"100.00%\" minY=\"8\" width=\"10\" height=\"20\"", "c")
        #expect(
            try frames(parts) == [
                CGRect(x: 50, y: 200, width: 300, height: 30), CGRect(x: -120, y: 400, width: 159, height: 50),
                CGRect(x: 400, y: 8, width: 10, height: 20),
            ])
    }

    @Test func `a length that is missing is what the distances leave`() throws {
        let parts =
            view("minX=\"16\" maxX=\"20\" minY=\"10\" height=\"44\"", "a")
            + view("maxX=\"16\" maxY=\"25%\" width=\"50\" height=\"100\"", "b")
        #expect(
            try frames(parts) == [
                CGRect(x: 16, y: 10, width: 364, height: 44), CGRect(x: 334, y: 500, width: 50, height: 100),
            ])
    }

    @Test func `shares are of a superview whose own frame is written so`() throws {
        let inner = "<subviews>\(view("minX=\"50%\" minY=\"0.0\" width=\"50%\" height=\"10\"", "b"))</subviews>"
        let controller = try StoryboardFiles.controller(
            """
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="400" height="800"/><subviews>
            \(view("minX=\"25%\" width=\"50%\" height=\"100\"", "a", inner))
            </subviews></view>
            """)
        let outer = try #require(controller?.view.subviews.first)
        #expect(outer.frame == CGRect(x: 100, y: 0, width: 200, height: 100))
        #expect(outer.subviews.first?.frame == CGRect(x: 100, y: 0, width: 100, height: 10))
    }
}
