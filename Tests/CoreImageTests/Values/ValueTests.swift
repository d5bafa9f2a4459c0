import CoreImage
import Testing

struct ValueTests {
    @Test func `vectors hold points, rectangles and transforms`() {
        #expect(CIVector(cgPoint: CGPoint(x: 3, y: 4)).cgPointValue == CGPoint(x: 3, y: 4))
        #expect(CIVector(cgRect: rect(1, 2, 3, 4)).cgRectValue == rect(1, 2, 3, 4))
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CIVector(cgAffineTransform: transform).cgAffineTransformValue == transform)
        #expect(CIVector(x: 1, y: 2).value(at: 7) == 0)
    }

    @Test func `vectors and colours are read as they are written`() {
        let vector = CIVector(x: 1, y: 2.5, z: -3)
        #expect(vector.stringRepresentation == "[1 2.5 -3]")
        #expect(CIVector(string: vector.stringRepresentation) == vector)
        let color = CIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        #expect(color.stringRepresentation == "1 0.5 0 0.25")
        #expect(CIColor(string: color.stringRepresentation) == color)
    }

    @Test func `a grey of Quartz becomes three colours`() {
        let color = CIColor(cgColor: CGColor(gray: 0.5, alpha: 1))
        #expect(color.numberOfComponents == 4)
        #expect(color.red == color.blue)
        #expect(color.components[3] == 1)
    }
}
