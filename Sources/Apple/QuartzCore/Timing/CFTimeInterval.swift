/// A length of time in seconds. On Apple's systems CoreFoundation has the name.
public typealias CFTimeInterval = Double
