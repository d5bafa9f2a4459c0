import QuartzCore

/// Grays above, then twelve hues from dark to light: the colors that iOS offers, as published lists of them have them.
final class ColorGrid: ColorField {
    private var cells: [CALayer] = []
    private let frameOfMarked = ColorField.makeMark(radius: 3, shadow: 1)
    static let columns = 12
    static let rows = 10

    private static let hues: [[UInt32]] = [
        [
            0x00374A, 0x011D57, 0x11053B, 0x2E063D, 0x3C071B, 0x5C0701,
            0x5A1C00, 0x583300, 0x563D00, 0x666100, 0x4F5504, 0x263E0F,
        ],
        [
            0x004D65, 0x012F7B, 0x1A0A52, 0x450D59, 0x551029, 0x831100,
            0x7B2900, 0x7A4A00, 0x785800, 0x8D8602, 0x6F760A, 0x38571A,
        ],
        [
            0x016E8F, 0x0042A9, 0x2C0977, 0x61187C, 0x791A3D, 0xB51A00,
            0xAD3E00, 0xA96800, 0xA67B01, 0xC4BC00, 0x9BA50E, 0x4E7A27,
        ],
        [
            0x008CB4, 0x0056D6, 0x371A94, 0x7A219E, 0x99244F, 0xE22400,
            0xDA5100, 0xD38301, 0xD19D01, 0xF5EC00, 0xC3D117, 0x669D34,
        ],
        [
            0x00A1D8, 0x0061FD, 0x4D22B2, 0x982ABC, 0xB92D5D, 0xFF4015,
            0xFF6A00, 0xFFAB01, 0xFCC700, 0xFEFB41, 0xD9EC37, 0x76BB40,
        ],
        [
            0x01C7FC, 0x3A87FD, 0x5E30EB, 0xBE38F3, 0xE63B7A, 0xFE6250,
            0xFE8648, 0xFEB43F, 0xFECB3E, 0xFFF76B, 0xE4EF65, 0x96D35F,
        ],
        [
            0x52D6FC, 0x74A7FF, 0x864FFD, 0xD357FE, 0xEE719E, 0xFF8C82,
            0xFEA57D, 0xFEC777, 0xFED977, 0xFFF994, 0xEAF28F, 0xB1DD8B,
        ],
        [
            0x93E3FC, 0xA7C6FF, 0xB18CFE, 0xE292FE, 0xF4A4C0, 0xFFB5AF,
            0xFFC5AB, 0xFED9A8, 0xFDE4A8, 0xFFFBB9, 0xF1F7B7, 0xCDE8B5,
        ],
        [
            0xCBF0FF, 0xD2E2FE, 0xD8C9FE, 0xEFCAFE, 0xF9D3E0, 0xFFDAD8,
            0xFFE2D6, 0xFEECD4, 0xFEF1D5, 0xFDFBDD, 0xF6FADB, 0xDEEED4,
        ],
    ]

    static func color(_ row: Int, _ column: Int) -> UIColor {
        if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
        return UIColor(source: .rgb(UIColor.hex(hues[row - 1][column])))
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = "Grid"
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let cell = CALayer()
                cell.backgroundColor = Self.color(row, column).cgColor
                cells.append(cell)
                layer.addSublayer(cell)
            }
        }
        frameOfMarked.isHidden = true
        layer.addSublayer(frameOfMarked)
    }

    required init?(coder: NSCoder) { nil }

    private var side: CGSize {
        CGSize(width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
    }

    override func color(at place: CGPoint) -> UIColor {
        guard side.width > 0, side.height > 0 else { return .white }
        return Self.color(
            min(Self.rows - 1, Int(place.y / side.height)), min(Self.columns - 1, Int(place.x / side.width)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let found = marked?.withAlphaComponent(1)
        frameOfMarked.isHidden = true
        for (index, cell) in cells.enumerated() {
            let (row, column) = (index / Self.columns, index % Self.columns)
            cell.frame = CGRect(
                x: CGFloat(column) * side.width, y: CGFloat(row) * side.height, width: side.width, height: side.height)
            if found == Self.color(row, column) {
                frameOfMarked.isHidden = false
                // White is seen on white by the shadow.
                frameOfMarked.frame = cell.frame.insetBy(dx: -1, dy: -1)
            }
        }
    }
}
