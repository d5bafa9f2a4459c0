import CoreGraphics

extension FilterKind {
    /// Bars of the image go out along the direction, each a little later than the one before.
    static func bars(_ values: FilterValues, _ from: Recipe, _ to: Recipe, _ extent: CGRect) -> Recipe {
        guard !extent.isEndless else { return values.time < 1 ? from : to }
        let (direction, width) = (Spot(angle: values.number(kCIInputAngleKey)), values.float(kCIInputWidthKey))
        let across = Spot(-direction.y, direction.x)
        let (along, bars) = (extent.range(along: direction), extent.range(along: across))
        let (length, offset) = (along.high - along.low, values.float("inputBarOffset"))
        // The last bar waits for all others, and is out at the end like them.
        let latest = ((bars.high - bars.low) / width).rounded(.up) * offset
        let gone = values.time * (length + latest)
        let moving = from.warped(extent: extent, regionOfInterest: { _ in extent }) { spot in
            let bar = ((spot.dot(across) - bars.low) / width).rounded(.down)
            return spot - direction * max(0, gone - bar * offset)
        }
        return moving.composited(.sourceOver, onto: to)
    }

    /// A ring of waves goes out from the center, and leaves the target behind.
    static func ripple(_ values: FilterValues, _ from: Recipe, _ to: Recipe, _ extent: CGRect) -> Recipe {
        let (center, width) = (values.spot(kCIInputCenterKey), values.float(kCIInputWidthKey))
        let (time, scale) = (values.time, values.float(kCIInputScaleKey))
        let front = time * (values.stage(extent).farthest(from: center) + width)
        let margin = CGFloat(abs(scale)) + 1
        /// How far the ring has gone over a place: 0 before, 1 behind.
        let phase: @Sendable (Spot) -> Float = { spot in
            time <= 0 ? 0 : time >= 1 ? 1 : ((front - (spot - center).length) / width).unit
        }
        let look: @Sendable (Spot) -> Spot = { spot in
            let share = phase(spot)
            guard share > 0, share < 1 else { return spot }
            let away = spot - center
            let distance = max(away.length, 0.001)
            return spot - away / distance * (scale * Curves.sine(share) * share * (1 - share) * 4)
        }
        let near: @Sendable (CGRect) -> CGRect = { $0.insetBy(dx: -margin, dy: -margin) }
        /// An image's edges go on under the waves.
        func waved(_ image: Recipe) -> Recipe {
            image.clamped(to: image.extent).warped(extent: image.extent, regionOfInterest: near, look)
        }
        let ends = (waved(from), waved(to))
        let mixed = Recipe.combined(ends.0, ends.1, extent: extent) { _ in
            { spot, from, to in
                let share = phase(spot)
                return share <= 0 ? from : share >= 1 ? to : mix(from, to, share.smoothStep(0.25, 0.75))
            }
        }
        guard let shading = values.image(kCIInputShadingImageKey), !shading.extent.isNull, !shading.extent.isEndless
        else { return mixed }
        return shaded(mixed, shading, center, phase)
    }

    /// A picture of a shaded ball lights the waves: where they slope, its part that slopes so.
    private static func shaded(
        _ image: Recipe, _ shading: Recipe, _ center: Spot, _ phase: @escaping @Sendable (Spot) -> Float
    ) -> Recipe {
        let limits = SpotRect(shading.extent)
        let (middle, half) = ((limits.low + limits.high) / 2, (limits.high - limits.low) / 2 - 1)
        let whole = shading.extent
        let light = shading.warped(extent: image.extent, regionOfInterest: { _ in whole }) { spot in
            let share = phase(spot)
            guard share > 0, share < 1 else { return .nowhere }
            let away = spot - center
            let slope = Curves.cosine(share) * share * (1 - share) * 4
            return middle + away / max(away.length, 0.001) * slope * half
        }
        return light.composited(.sourceOver, onto: image)
    }

    /// The image goes where the mask is dark first, and casts a shadow on the target.
    static func disintegration(
        _ values: FilterValues, _ from: Recipe, _ to: Recipe, _ extent: CGRect
    ) -> Recipe {
        let mask = values.image(kCIInputMaskImageKey) ?? ColorRecipe(SIMD4(0.5, 0.5, 0.5, 1))
        let time = values.time
        let cover = mask.clamped(to: mask.extent).toned { space in
            { pixel in
                // As the mask is stored: evenly gray ramps go evenly.
                let height = space.store(pixel.color).sum() / 3
                if time <= 0 { return Pixel(repeating: 1) }
                if time >= 1 { return .clear }
                let level = time * 1.04 - 0.02
                return Pixel(repeating: height.smoothStep(level - 0.02, level + 0.02))
            }
        }
        let held = from.composited(.sourceIn, onto: cover)
        let density = values.float("inputShadowDensity")
        let offset = values.spot("inputShadowOffset")
        let shadow = held.workedOut.blurred(sigma: values.number("inputShadowRadius") / 2).transformed(
            by: CGAffineTransform(translationX: CGFloat(offset.x.rounded()), y: CGFloat(offset.y.rounded())))
        let below = Recipe.combined(to, shadow, extent: to.extent) { _ in
            { _, to, shadow in Pixel(to.color * (1 - density * shadow.w * min(1, 8 * (1 - time))), to.w) }
        }
        return held.composited(.sourceOver, onto: time > 0 ? below : to)
    }

    /// The image unfolds to the target's height, or folds to it, and becomes it meanwhile.
    static func accordion(_ values: FilterValues, _ from: Recipe, _ to: Recipe) -> Recipe {
        let (first, last, time) = (from.extent, to.extent, values.time)
        guard !first.isNull, !last.isNull, !first.isEndless, !last.isEndless else { return time < 1 ? from : to }
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(time) }
        let (low, high) = (between(first.minY, last.minY), between(first.maxY, last.maxY))
        let across = first.joined(last)
        let extent = CGRect(x: across.minX, y: low, width: across.width, height: high - low).wholePixels
        let bottom = min(values.float("inputBottomHeight"), Float(min(first.height, last.height)))
        let floor = Float(low) + bottom
        let height = max(Float(high) - floor, 0.001)
        /// The same place in one of the images: below the folds moved, in them squeezed or stretched.
        func unfolded(_ image: Recipe, _ rect: CGRect) -> Recipe {
            let scale = (Float(rect.height) - bottom) / height
            return image.warped(extent: extent, regionOfInterest: { _ in rect }) { spot in
                let above = spot.y - floor
                return Spot(spot.x, Float(rect.minY) + bottom + (above > 0 ? above * scale : above))
            }
        }
        let folds = values.float("inputNumberOfFolds").rounded()
        let amount = values.float("inputFoldShadowAmount") * 4 * time * (1 - time)
        return .combined(unfolded(from, first), unfolded(to, last), extent: extent) { _ in
            { spot, from, to in
                let pixel = mix(from, to, time)
                guard spot.y > floor, amount > 0 else { return pixel }
                // Every other half of a fold leans away from the light.
                let fold = (spot.y - floor) / height * folds
                let lean = fold - fold.rounded(.down) < 0.5 ? amount : 0
                return Pixel(pixel.color * (1 - lean), pixel.w)
            }
        }
    }
}
