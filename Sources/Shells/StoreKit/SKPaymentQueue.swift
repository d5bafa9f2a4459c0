@_exported import UIKit

import InterludeFoundation
import InterludeShells

// The store answers as on a device on which purchases are not allowed: there are no products and no transactions.

/// Something for sale. There is nothing.
open class SKProduct: NSObject {
    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { Locale(identifier: "en_US") }
}

/// The delegate of any request.
public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request of the store.
open class SKRequest: NSObject {
    open weak var delegate: (any SKRequestDelegate)?
    open func start() {}
    open func cancel() {}
}

/// Receives products: none.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The answer of the store.
open class SKProductsResponse: NSObject {
    public let products: [SKProduct] = []
    /// The identifiers that the store does not know: all.
    public let invalidProductIdentifiers: [String]
    init(_ identifiers: Set<String>) { invalidProductIdentifiers = identifiers.sorted() }
}

/// A request for products. Answers that none is known.
open class SKProductsRequest: SKRequest {
    private let identifiers: Set<String>
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

    open override func start() {
        ShellLog.tell("SKProductsRequest", "there is no store")
        answerOnMain { [self] in
            guard let delegate else { return }
            (delegate as? any SKProductsRequestDelegate)?.productsRequest(
                self, didReceive: SKProductsResponse(identifiers))
            delegate.requestDidFinish(self)
        }
    }
}

/// A request for a purchase.
open class SKPayment: NSObject {
    public let productIdentifier: String
    open var quantity: Int { 1 }
    public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// The state of a purchase.
public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing = 0
    case purchased = 1
    case failed = 2
    case restored = 3
    case deferred = 4
}

/// A purchase. There is none.
open class SKPaymentTransaction: NSObject {
    public let payment: SKPayment
    open var transactionState: SKPaymentTransactionState { .failed }
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    open var original: SKPaymentTransaction? { nil }
    open var transactionIdentifier: String? { nil }
    init(_ payment: SKPayment) { self.payment = payment }
}

/// Receives purchases.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
}

extension SKPaymentTransactionObserver {
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
}

/// The queue of purchases. Each fails with `SKError.paymentNotAllowed`; there is nothing to restore.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let shared = SKPaymentQueue()
    private let observers = OSAllocatedUnfairLock(initialState: [Observer]())

    private struct Observer {
        weak var object: (any SKPaymentTransactionObserver)?
    }

    open class func `default`() -> SKPaymentQueue { shared }
    open class func canMakePayments() -> Bool { false }
    open var transactions: [SKPaymentTransaction] { [] }

    open func add(_ observer: any SKPaymentTransactionObserver) {
        observers.withLock { $0.append(Observer(object: observer)) }
    }
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        observers.withLock { $0.removeAll { $0.object == nil || $0.object === observer } }
    }

    open func add(_ payment: SKPayment) {
        tell { $0.paymentQueue(self, updatedTransactions: [SKPaymentTransaction(payment)]) }
    }

    open func restoreCompletedTransactions() {
        tell { $0.paymentQueueRestoreCompletedTransactionsFinished(self) }
    }

    open func finishTransaction(_ transaction: SKPaymentTransaction) {}

    private func tell(_ call: @escaping (any SKPaymentTransactionObserver) -> Void) {
        answerOnMain { for observer in self.observers.withLock({ $0.compactMap(\.object) }) { call(observer) } }
    }
}

/// An error of the store.
public struct SKError: Error, Sendable {
    /// The cause.
    public enum Code: Int, Sendable {
        case unknown = 0
        case clientInvalid = 1
        case paymentCancelled = 2
        case paymentInvalid = 3
        case paymentNotAllowed = 4
        case storeProductNotAvailable = 5
    }

    /// The cause.
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// Asks for a review. Does nothing.
public enum SKStoreReviewController {
    @MainActor public static func requestReview() {
        ShellLog.tell("SKStoreReviewController", "reviews are not asked for")
    }
    @MainActor public static func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
