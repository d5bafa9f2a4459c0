/// The icon of rows and items that can be moved: three lines.
@MainActor enum ReorderSign {
    static func draw(in bounds: CGRect) {
        UIColor.tertiaryLabel.setFill()
        for line in -1...1 {
            let y = bounds.midY + CGFloat(line) * 5 - 0.75
            UIBezierPath(roundedRect: CGRect(x: bounds.midX - 10, y: y, width: 20, height: 1.5), cornerRadius: 0.75)
                .fill()
        }
    }
}
