// An app's model and screen on Combine, as published apps write them.

import Combine
import UIKit

struct Item: Codable, Hashable {
    var title: String
}

enum LoadError: Error {
    case offline, other(any Error)
}

final class SearchModel: ObservableObject {
    @Published var text = ""
    @Published private(set) var items: [Item] = []
    @Published var error: LoadError?
    let selection = PassthroughSubject<Item, Never>()
    let isLoading = CurrentValueSubject<Bool, Never>(false)
    private var cancellables = Set<AnyCancellable>()

    init() {
        $text
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .map { [unowned self] in search($0).catch { _ in Just([]) } }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .assign(to: &$items)
        $items.dropFirst().map(\.count).sink { [weak self] in self?.isLoading.send($0 == 0) }.store(in: &cancellables)
        Publishers.CombineLatest3($text, $items, isLoading)
            .map { text, items, isLoading in !text.isEmpty && items.isEmpty && !isLoading }
            .throttle(for: 0.5, scheduler: RunLoop.main, latest: true)
            .sink { print($0) }
            .store(in: &cancellables)
    }

    func search(_ text: String) -> AnyPublisher<[Item], LoadError> {
        Future<Data, any Error> { promise in promise(.success(Data("[]".utf8))) }
            .tryMap { data -> Data in
                guard !data.isEmpty else { throw LoadError.offline }
                return data
            }
            .decode(type: [Item].self, decoder: JSONDecoder())
            .mapError { $0 as? LoadError ?? .other($0) }
            .retry(2)
            .timeout(.seconds(5), scheduler: DispatchQueue.main, customError: { .offline })
            .handleEvents(receiveSubscription: { [isLoading] _ in isLoading.send(true) })
            .eraseToAnyPublisher()
    }

    func save(_ items: [Item]) -> AnyPublisher<Never, any Error> {
        items.publisher
            .encode(encoder: JSONEncoder())
            .flatMap { data in Just(data).setFailureType(to: (any Error).self) }
            .collect()
            .ignoreOutput()
            .eraseToAnyPublisher()
    }
}

final class SearchController: UIViewController {
    private let model = SearchModel()
    private let label = UILabel()
    private var cancellables: [AnyCancellable] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        model.$items
            .receive(on: RunLoop.main)
            .sink { [weak self] items in self?.label.text = items.first?.title }
            .store(in: &cancellables)
        model.$text.map(Optional.some).assign(to: \.text, on: label).store(in: &cancellables)
        model.objectWillChange.sink { [weak self] in self?.view.setNeedsLayout() }.store(in: &cancellables)
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
            .merge(with: NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification))
            .map { $0.name }
            .sink { [weak self] name in self?.title = name.rawValue }
            .store(in: &cancellables)
        Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .scan(0) { count, _ in count + 1 }
            .prefix(3)
            .sink(
                receiveCompletion: { [weak self] _ in self?.label.isHidden = true },
                receiveValue: { [weak self] in self?.label.text = "\($0)" }
            )
            .store(in: &cancellables)
        model.selection.zip(model.$text).first().sink { print($0.0.title, $0.1) }.store(in: &cancellables)
    }

    func values() async {
        for await items in model.$items.values { label.text = "\(items.count)" }
    }
}

/// A publisher of an app's own.
struct ControlPublisher: Publisher {
    typealias Output = UIControl
    typealias Failure = Never

    let control: UIControl

    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == UIControl {
        subscriber.receive(subscription: ControlSubscription(subscriber: subscriber, control: control))
    }
}

final class ControlSubscription<S: Subscriber>: Subscription where S.Input == UIControl {
    private var subscriber: S?
    private let control: UIControl

    init(subscriber: S, control: UIControl) {
        self.subscriber = subscriber
        self.control = control
    }

    func request(_ demand: Subscribers.Demand) { if demand > 0 { _ = subscriber?.receive(control) } }

    func cancel() { subscriber = nil }
}

extension Publisher where Failure == Never {
    func weakAssign<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable { sink { [weak object] in object?[keyPath: keyPath] = $0 } }
}

func anyOf(_ publishers: [AnyPublisher<Int, Never>]) -> some Publisher<[Int], Never> {
    Publishers.MergeMany(publishers).collect(2).share()
}
