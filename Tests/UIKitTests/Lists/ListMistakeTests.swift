import QuartzCore
import TestStages
import Testing
import UIKit

/// What a list's data source and layout must not say.
struct ListMistakeTests {
    private final class Negative: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { -3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { UICollectionViewCell() }
    }

    @Test func `a table cannot have a negative number of rows`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Negative())
                table.dataSource = source
                table.layoutIfNeeded()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Invalid number of rows in section 0") && text.contains("returned -3"))
    }

    @Test func `a collection cannot have a negative number of items`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 9, height: 9), collectionViewLayout: UICollectionViewFlowLayout())
                let source = Negative()
                view.dataSource = source
                view.layoutIfNeeded()
            }
        }
    }

    @MainActor @Test func `a selection behind the text is at its end`() {
        let view = UITextView()
        view.text = "abc"
        view.selectedRange = NSRange(location: NSNotFound, length: 1)
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        view.selectedRange = NSRange(location: 1, length: .max)
        #expect(view.selectedRange == NSRange(location: 1, length: 2))
    }

    @MainActor @Test func `an endless item has no size, and UIKit's log says it`() {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell() }
        }
        var told: [String] = []
        SystemLog.listener = { told.append($0) }
        SystemLog.writesToStandardError = false
        defer {
            SystemLog.listener = nil
            SystemLog.writesToStandardError = true
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: CGFloat.infinity, height: 20)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 90, height: 90), collectionViewLayout: layout)
        let source = Source()
        view.dataSource = source
        view.layoutIfNeeded()
        let size = layout.collectionViewContentSize
        #expect(size.width.isFinite && size.height.isFinite)
        #expect(told.contains { $0.contains("the item size must be finite, and it is inf by 20.0") })
    }

    @MainActor @Test func `a view controller cannot be in one of its own children`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (one, two) = (UIViewController(), UIViewController())
                one.addChild(two)
                two.addChild(one)
            }
        }
    }
}
