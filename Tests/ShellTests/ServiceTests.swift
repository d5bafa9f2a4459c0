import AVFoundation
import CoreLocation
import StoreKit
import TestStages
import Testing
import UIKit
import UserNotifications

/// Services answer as on a device on which they are denied or empty.
@MainActor @Suite(.serialized) struct ServiceTests {
    private final class Listener: NSObject, CLLocationManagerDelegate, SKProductsRequestDelegate,
        SKPaymentTransactionObserver
    {
        var calls: [String] = []
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            calls.append("status \(manager.authorizationStatus)")
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            calls.append("failed \((error as? CLError).map { "\($0.code)" } ?? "")")
        }
        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
            calls.append("products \(response.products.count) unknown \(response.invalidProductIdentifiers)")
        }
        func requestDidFinish(_ request: SKRequest) { calls.append("finished") }
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            calls.append("payment \(transactions.map(\.transactionState))")
        }
    }

    private let stage = Stage(root: UIViewController())
    private let listener = Listener()

    @Test func `a new delegate hears that the location is denied, and a request fails`() {
        let manager = CLLocationManager()
        manager.delegate = listener
        manager.requestWhenInUseAuthorization()
        #expect(listener.calls == [])
        stage.host.advance(by: 0.1)
        #expect(listener.calls == ["status denied"])
        manager.startUpdatingLocation()
        stage.host.advance(by: 0.1)
        #expect(listener.calls == ["status denied", "failed denied"])
        #expect(manager.location == nil)
    }

    @Test func `notifications are denied, and nothing is pending`() {
        var answers: [String] = []
        let center = UNUserNotificationCenter.current()
        center.requestAuthorization(options: [.alert]) { granted, error in answers.append("\(granted) \(error == nil)")
        }
        center.getNotificationSettings { answers.append("\($0.authorizationStatus)") }
        let content = UNMutableNotificationContent()
        content.title = "A"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
        center.add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger)) { error in
            answers.append("\((error as? UNError).map { "\($0.code)" } ?? "")")
        }
        center.getPendingNotificationRequests { answers.append("\($0.count)") }
        stage.host.advance(by: 0.1)
        #expect(answers == ["false true", "denied", "notificationsNotAllowed", "0"])
    }

    @Test func `the store knows no product and takes no payment`() {
        let request = SKProductsRequest(productIdentifiers: ["b", "a"])
        request.delegate = listener
        request.start()
        stage.host.advance(by: 0.1)
        #expect(listener.calls == ["products 0 unknown [\"a\", \"b\"]", "finished"])
        #expect(!SKPaymentQueue.canMakePayments())
    }

    @Test func `a sound is opened and not played, and a file that is not there throws`() throws {
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/such/file")) }
        let player = try AVAudioPlayer(data: Data())
        #expect(!player.play())
        #expect(!player.isPlaying)
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
        #expect(AVCaptureDevice.default(for: .video) == nil)
    }

    @Test func `times are added, compared and read as seconds`() {
        let time = CMTime(seconds: 1.5, preferredTimescale: 600)
        #expect(time.value == 900)
        #expect((time + CMTime(value: 1, timescale: 2)).seconds == 2)
        #expect(CMTime.zero < time && time < .positiveInfinity && CMTime.positiveInfinity < .indefinite)
        #expect(CMTimeGetSeconds(.indefinite).isNaN)
    }
}
