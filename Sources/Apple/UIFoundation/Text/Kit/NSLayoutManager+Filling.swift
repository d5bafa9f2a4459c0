import CoreGraphics

// How text gets into containers.

extension NSLayoutManager {
    /// All containers with what is in them.
    package var columns: [TextColumn] {
        if let made { return made }
        let fresh = fill()
        made = fresh
        delegate?.layoutManager(self, didCompleteLayoutFor: fresh.last?.container, atEnd: true)
        return fresh
    }

    /// The text as it is laid out now in the first container.
    package var layout: TextLayout { columns.first?.layout ?? TextLayout(StyledText("", [:])) }
    /// The text as it is laid out now in a container.
    package func layout(in container: NSTextContainer) -> TextLayout { column(container)?.layout ?? layout }

    private func fill() -> [TextColumn] {
        let text = look(storage?.shown ?? StyledText("", [:]))
        var columns: [TextColumn] = []
        var place = 0
        for container in containers {
            var settings = container.settings
            settings.naturalAlignment = naturalAlignment
            let room = room(in: container)
            let isFirst = columns.isEmpty
            // A text that has ended leaves the next containers empty.
            let isOver = !isFirst && place >= text.length
            let layout =
                isOver
                ? TextLayout(StyledText("", [:]))
                : isFirst && room.isPlain
                    ? TextLayout(text, settings) : TextLayout(text, settings, from: place, in: room)
            columns.append(TextColumn(container: container, layout: layout, isEmpty: isOver))
            place = isOver ? place : NSMaxRange(layout.covered)
        }
        return columns
    }

    /// The text in a container that has another width.
    package func layout(in container: NSTextContainer, width: CGFloat) -> TextLayout {
        var settings = container.settings
        var room = room(in: container)
        if settings.width != width { room.stretches = nil }
        settings.width = width
        settings.naturalAlignment = naturalAlignment
        room.height = .infinity
        let text = look(storage?.shown ?? StyledText("", [:]))
        return room.isPlain ? TextLayout(text, settings) : TextLayout(text, settings, from: 0, in: room)
    }

    /// A container's room, with the distances that the delegate wants.
    private func room(in container: NSTextContainer) -> TextRoom {
        var room = container.room
        guard let delegate else { return room }
        let manager = self
        nonisolated(unsafe) let asked = delegate
        func ask(
            _ question: @escaping @MainActor (any NSLayoutManagerDelegate, NSLayoutManager, Int, CGRect) -> CGFloat
        ) -> (Int, CGRect) -> CGFloat? {
            { character, line in
                let answer = MainActor.assumeIsolated { question(asked, manager, character, line) }
                return answer.isNaN ? nil : answer
            }
        }
        room.lineSpacing = ask { $0.layoutManager($1, lineSpacingAfterGlyphAt: $2, withProposedLineFragmentRect: $3) }
        room.spacingBefore = ask {
            $0.layoutManager($1, paragraphSpacingBeforeGlyphAt: $2, withProposedLineFragmentRect: $3)
        }
        room.spacingAfter = ask {
            $0.layoutManager($1, paragraphSpacingAfterGlyphAt: $2, withProposedLineFragmentRect: $3)
        }
        return room
    }
}
