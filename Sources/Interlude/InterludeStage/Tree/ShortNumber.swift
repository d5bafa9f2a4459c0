import Foundation

/// A number in words for people: at most two places after the point, none where there are none.
package func shortNumber(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}

/// `(0, 59, 393, 96)`: origin and size.
package func shortText(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(shortNumber)
    return "(\(numbers.joined(separator: ", ")))"
}

/// `0.350 s`: a time with three digits after the point.
package func secondsText(_ time: TimeInterval) -> String {
    let thousandths = String(Int((time * 1000).rounded()))
    let padded = String(repeating: "0", count: max(0, 4 - thousandths.count)) + thousandths
    return "\(padded.dropLast(3)).\(padded.suffix(3)) s"
}
