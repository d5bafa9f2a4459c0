/// A publisher that allows for recording a series of inputs and a completion, for later playback to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// The recorded output and completion.
    public let recording: Recording

    /// Creates a publisher with a recording that a closure makes.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Creates a publisher of an existing recording.
    public init(recording: Recording) { self.recording = recording }

    /// Creates a publisher of the specified output and completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        ValueSubscription.start("Record", recording.output, recording.completion, for: subscriber)
    }

    /// A recorded sequence of outputs, followed by a completion value.
    public struct Recording {
        /// The kind of values in the recording.
        public typealias Input = Output

        /// The output which is sent to a subscriber.
        public private(set) var output: [Output]
        /// The completion which is sent to a subscriber; `finished` if none was recorded.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var isOver: Bool

        /// Creates an empty recording.
        public init() {
            output = []
            completion = .finished
            isOver = false
        }

        /// Creates a recording of the given output and completion.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
            isOver = true
        }

        /// Adds an output to the recording. Traps after a completion.
        public mutating func receive(_ input: Output) {
            precondition(!isOver, "Receiving values after a completion is not allowed")
            output.append(input)
        }

        /// Adds a completion to the recording. Traps after another one.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isOver, "Receiving a second completion is not allowed")
            self.completion = completion
            isOver = true
        }
    }
}
