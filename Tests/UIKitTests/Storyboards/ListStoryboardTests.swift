import Foundation
import TestStages
import Testing
import UIKit

/// Tables and collections of storyboards: static cells, prototypes, their outlets and segues.
@MainActor
@Suite(.serialized)
struct ListStoryboardTests {
    private func tabs() throws -> (stage: Stage, tabs: UITabBarController) {
        _ = storyboardLog.take()
        let initial = StoryboardFiles.storyboard("Lists").instantiateInitialViewController()
        let tabs = try #require(initial as? UITabBarController)
        return (Stage(root: tabs), tabs)
    }

    @Test func `static cells are the rows`() throws {
        let (stage, tabs) = try tabs()
        let settings = try #require(tabs.viewControllers?.first as? StoryboardSettings)
        stage.window.layoutIfNeeded()
        let table = try #require(settings.tableView)
        #expect(table.style == .grouped && table.separatorStyle == .none && !settings.clearsSelectionOnViewWillAppear)
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
        #expect(settings.tableView(table, titleForHeaderInSection: 0) == "Look")
        #expect(settings.tableView(table, titleForFooterInSection: 0) == "Of the screen")
        #expect(table.tableHeaderView?.frame.height == 60)
        #expect(table.rectForHeader(inSection: 0).height > 30)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.textLabel?.text == "Dark" && cell.accessoryType == .checkmark)
        #expect(cell.textLabel?.font == .systemFont(ofSize: 19))
        let value = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
        #expect(value.detailTextLabel?.text == "1.2" && value.reuseIdentifier == "right")
        #expect(value.detailTextLabel?.textColor == .secondaryLabel)
        #expect(settings.toggle.isOn && settings.toggle.onTintColor == .systemPurple)
        settings.toggle.sendActions(for: .valueChanged)
        #expect(storyboardLog.take() == "switch(true)")
        let row = try #require(settings.toggle.superview)
        #expect(near(settings.toggle.frame.maxX, row.bounds.width - 20, 0.5))
    }

    @Test func `a row's segue is prepared before the delegate hears of the selection`() throws {
        let (stage, tabs) = try tabs()
        let settings = try #require(tabs.viewControllers?.first as? StoryboardSettings)
        stage.window.layoutIfNeeded()
        _ = storyboardLog.take()
        let cell = try #require(settings.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let point = stage.window.convert(CGPoint(x: 30, y: 20), from: cell)
        stage.host.send(.down, at: point)
        stage.host.advance(by: 0.2)
        stage.host.send(.up, at: point)
        #expect(
            storyboardLog.take().calls.filter { !$0.hasPrefix("Screen") } == [
                "prepare(ShowLook,0/0)", "didSelect(0/0)",
            ])
        stage.host.advance(by: 1)
        // Without a stack around, it is presented.
        #expect(tabs.presentedViewController is StoryboardScreen)
    }

    @Test func `prototypes are made with their outlets, actions and segues`() throws {
        let (stage, tabs) = try tabs()
        tabs.selectedIndex = 1
        stage.host.advance(by: 0.1)
        stage.window.layoutIfNeeded()
        let navigation = try #require(tabs.viewControllers?[1] as? UINavigationController)
        let rows = try #require(navigation.topViewController as? StoryboardRows)
        let table = try #require(rows.tableView)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? StoryboardRowCell)
        let third = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)) as? StoryboardRowCell)
        #expect(table.rectForHeader(inSection: 0).height == 0)
        #expect(cell !== third && cell.caption?.text == "Row 0" && third.caption?.text == "Row 2")
        let plain = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(plain.textLabel?.text == "Title" && plain.detailTextLabel?.text == "Subtitle")
        let button = try #require(cell.contentView.subviews.lazy.compactMap { $0 as? UIButton }.first)
        #expect(button.buttonType == .contactAdd)
        _ = storyboardLog.take()
        button.sendActions(for: .touchUpInside)
        #expect(storyboardLog.take() == "add")
        // Its content decides how high the row is.
        #expect(near(cell.frame.height, 60 + (cell.caption?.intrinsicContentSize.height ?? 0), 1))
        let point = stage.window.convert(CGPoint(x: 30, y: 20), from: cell)
        stage.host.send(.down, at: point)
        stage.host.advance(by: 0.2)
        stage.host.send(.up, at: point)
        #expect(storyboardLog.take().calls.contains("prepare(ShowRow,true)"))
        stage.host.advance(by: 1)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func `bars and items are as in the file`() throws {
        let (stage, tabs) = try tabs()
        stage.window.layoutIfNeeded()
        #expect(tabs.tabBar.tintColor == .systemOrange)
        #expect(tabs.viewControllers?[0].tabBarItem.title == "Favorites")
        #expect(tabs.viewControllers?[0].tabBarItem.badgeValue == "3")
        #expect(tabs.viewControllers?[1].tabBarItem.title == "Rows")
        let navigation = try #require(tabs.viewControllers?[1] as? UINavigationController)
        #expect(!navigation.isToolbarHidden && navigation.toolbar.barTintColor == .systemTeal)
        let rows = try #require(navigation.topViewController as? StoryboardRows)
        #expect(rows.toolbarItems?.map(\.title) == ["Left", nil, nil])
        #expect(rows.toolbarItems?.map(\.systemItem) == [nil, .flexibleSpace, .trash])
        let item = rows.navigationItem
        #expect(item.prompt == "Pick one" && item.largeTitleDisplayMode == .never)
        #expect(item.backBarButtonItem?.title == "Home")
        let segments = try #require(item.titleView as? UISegmentedControl)
        #expect(segments.numberOfSegments == 3 && segments.selectedSegmentIndex == 1)
        #expect(segments.widthForSegment(at: 1) == 60 && !segments.isEnabledForSegment(at: 2))
        _ = storyboardLog.take()
        segments.sendActions(for: .valueChanged)
        #expect(storyboardLog.take() == "filter(1)")
    }

    @Test func `a collection has its layout, prototypes and headers`() throws {
        let (stage, tabs) = try tabs()
        tabs.selectedIndex = 2
        stage.host.advance(by: 0.1)
        stage.window.layoutIfNeeded()
        let items = try #require(tabs.viewControllers?[2] as? StoryboardItems)
        let layout = try #require(items.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.itemSize == CGSize(width: 80, height: 60) && layout.minimumLineSpacing == 7)
        #expect(layout.sectionInset == UIEdgeInsets(top: 12, left: 11, bottom: 14, right: 13))
        #expect(layout.minimumInteritemSpacing == 3 && layout.headerReferenceSize.height == 30)
        let cell = try #require(
            items.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? StoryboardItemCell)
        #expect(cell.reuseIdentifier == "Item" && cell.picture.image != nil)
        cell.layoutIfNeeded()
        #expect(cell.picture.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
        let kind = UICollectionView.elementKindSectionHeader
        let header = items.collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
        #expect(header?.backgroundColor == .systemBrown)
        #expect(items.collectionView.backgroundColor == .systemGroupedBackground)
    }

    @Test func `a collection's items may be as large as their constraints ask for`() throws {
        let text = """
            <document targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c"><scenes><scene><objects>
            <collectionViewController id="c" customClass="StoryboardItems" customModule="UIKitTests" sceneMemberID="viewController">
            <collectionView key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" id="l"/>
            <cells><collectionViewCell reuseIdentifier="Item" id="i">
            <collectionViewCellContentView key="contentView" id="k"><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="w"><constraints>
            <constraint firstAttribute="width" constant="44" id="a"/><constraint firstAttribute="height" constant="33" id="b"/>
            </constraints></view></subviews><constraints>
            <constraint firstItem="w" firstAttribute="leading" secondItem="k" secondAttribute="leading" id="d"/>
            <constraint firstItem="w" firstAttribute="top" secondItem="k" secondAttribute="top" id="e"/>
            <constraint firstAttribute="trailing" secondItem="w" secondAttribute="trailing" id="f"/>
            <constraint firstAttribute="bottom" secondItem="w" secondAttribute="bottom" id="g"/>
            </constraints></collectionViewCellContentView></collectionViewCell></cells>
            <connections><outlet property="dataSource" destination="c" id="o"/></connections>
            </collectionView></collectionViewController></objects></scene></scenes></document>
            """
        let initial = try UIStoryboard(data: Data(text.utf8), name: "Items").instantiateInitialViewController()
        let items = try #require(initial as? StoryboardItems)
        let stage = Stage(root: items)
        stage.window.layoutIfNeeded()
        let cell = try #require(items.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(near(cell.frame.width, 44, 0.5) && near(cell.frame.height, 33, 0.5))
    }

    @Test func `a list whose file connects no data source and no delegate has its controller for both`() throws {
        func controller(_ element: String) throws -> UIViewController? {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c">
                <scenes><scene sceneID="s"><objects>\(element)</objects></scene></scenes></document>
                """
            return try UIStoryboard(data: Data(text.utf8), name: "Bare", bundle: StoryboardFiles.bundle)
                .instantiateInitialViewController()
        }
        let rows = try #require(
            controller(
                "<tableViewController id='c' sceneMemberID='viewController'><tableView key='view' id='t'/></tableViewController>"
            )
                as? UITableViewController)
        #expect(rows.tableView.dataSource === rows && rows.tableView.delegate === rows)
        let items = try #require(
            controller(
                "<collectionViewController id='c' sceneMemberID='viewController'><collectionView key='view' id='t'>"
                    + "<collectionViewFlowLayout key='collectionViewLayout' id='l'/></collectionView></collectionViewController>"
            )
                as? UICollectionViewController)
        #expect(items.collectionView.dataSource === items && items.collectionView.delegate === items)
    }
}
