import Combine
import Foundation
import FoundationNetworking

extension URLSession {
    /// A publisher that delivers the results of performing URL session data tasks.
    ///
    /// Differs from Foundation: on Linux it is in a module of its own, so that programs without it do not load a network library.
    public struct DataTaskPublisher: Publisher {
        /// The data and the response of the server.
        public typealias Output = (data: Data, response: URLResponse)
        /// The kind of errors this publisher might publish.
        public typealias Failure = URLError

        /// The request of each data task.
        public let request: URLRequest
        /// The session that performs the data tasks.
        public let session: URLSession

        /// Creates a publisher that performs a request in a session, once for each subscriber.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Attaches a subscriber. The task starts at its first demand, and its result arrives on the session's delegate queue.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            subscriber.receive(subscription: DataTaskSubscription(subscriber, self))
        }
    }

    /// Returns a publisher that performs a data task for a URL.
    ///
    /// The response of a server is a value whatever its status code is. Only a request without a response fails.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher that performs a data task for a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

/// One subscriber's data task. The task retains it until the result arrives.
private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible,
    @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var task: URLSessionDataTask?
    private let publisher: URLSession.DataTaskPublisher
    let description = "DataTaskPublisher"

    init(_ downstream: Downstream, _ publisher: URLSession.DataTaskPublisher) {
        self.downstream = downstream
        self.publisher = publisher
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        started()?.resume()
    }

    /// Returns a new task at the first demand; `nil` at further ones, and after a cancellation.
    private func started() -> URLSessionDataTask? {
        lock.lock()
        defer { lock.unlock() }
        guard downstream != nil, task == nil else { return nil }
        task = publisher.session.dataTask(with: publisher.request, completionHandler: finish)
        return task
    }

    private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard let downstream = end().downstream else { return }
        guard let response, error == nil else {
            return downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
        _ = downstream.receive((data ?? Data(), response))
        downstream.receive(completion: .finished)
    }

    func cancel() { end().task?.cancel() }

    /// Removes the subscriber, which receives nothing afterwards, and the task.
    private func end() -> (downstream: Downstream?, task: URLSessionDataTask?) {
        lock.lock()
        defer { lock.unlock() }
        return (downstream.take(), task.take())
    }
}
