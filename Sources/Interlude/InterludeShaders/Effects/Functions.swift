import Foundation

// Foundation's functions for numbers of 32 bits, by names that collide with nothing.

func sine(_ x: Float) -> Float { sin(x) }
func cosine(_ x: Float) -> Float { cos(x) }
func exponential(_ x: Float) -> Float { exp(x) }
func power(_ x: Float, _ exponent: Float) -> Float { pow(max(x, 0), exponent) }

/// The angle of a cosine, for a number that rounding may have brought beyond 1.
func acosine(_ x: Float) -> Float { acos(min(max(x, -1), 1)) }

/// The angle of a vector, from -π to π, clockwise from the right.
func angleOf(_ vector: Point) -> Float { atan2(vector.y, vector.x) }

/// A vector that is turned clockwise.
func turned(_ vector: Point, by angle: Float) -> Point {
    let (s, c) = (sin(angle), cos(angle))
    return Point(vector.x * c - vector.y * s, vector.x * s + vector.y * c)
}
