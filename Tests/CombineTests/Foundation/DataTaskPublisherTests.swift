import Combine
import CombineNetworking
import Foundation
import FoundationNetworking
import Testing

/// Answers every request without a network, by the host of its URL.
private final class AnsweringProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        guard let url = request.url, url.host != "offline",
            let response = HTTPURLResponse(
                url: url, statusCode: url.host == "missing" ? 404 : 200, httpVersion: nil, headerFields: nil)
        else {
            client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
            return
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(url.path.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
}

@Suite struct DataTaskPublisherTests {
    private let session: URLSession

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [AnsweringProtocol.self]
        session = URLSession(configuration: configuration)
    }

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    /// The texts and the status codes of a publisher, when it has completed.
    private func answers(_ publisher: URLSession.DataTaskPublisher) async throws -> [String] {
        var found: [String] = []
        let texts = publisher.map { data, response in
            "\(String(decoding: data, as: UTF8.self)) \((response as? HTTPURLResponse)?.statusCode ?? 0)"
        }
        for try await text in texts.values { found.append(text) }
        return found
    }

    @Test func `it publishes the data and the response, and finishes`() async throws {
        #expect(try await answers(session.dataTaskPublisher(for: url("https://there/films"))) == ["/films 200"])
    }

    @Test func `a status code is no failure`() async throws {
        let request = URLRequest(url: try url("https://missing/films"))
        #expect(try await answers(session.dataTaskPublisher(for: request)) == ["/films 404"])
    }

    @Test func `a request without a response fails with its error`() async throws {
        let publisher = session.dataTaskPublisher(for: try url("https://offline/films"))
        await #expect {
            _ = try await answers(publisher)
        } throws: { error in
            (error as? URLError)?.code == .notConnectedToInternet
        }
    }

    @Test func `each subscriber has a task of its own`() async throws {
        let publisher = session.dataTaskPublisher(for: try url("https://there/films"))
        #expect(try await answers(publisher) == answers(publisher))
        #expect(publisher.request.url?.path == "/films" && publisher.session === session)
    }

    @Test func `no task starts without demand, and none after a cancellation`() throws {
        let recorder = session.dataTaskPublisher(for: try url("https://there/films")).record(.none)
        #expect(recorder.subscription.map { "\($0)" } == "DataTaskPublisher")
        recorder.cancel()
        recorder.request(1)
        #expect(recorder.events.isEmpty)
    }
}
