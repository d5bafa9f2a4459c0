/// A place to travel to: what a row of the list and the detail page show.
public struct Place: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// The region.
    public let region: String
    /// One line about it.
    public let summary: String
    /// The picture.
    public let landscape: Landscape
    /// Three figures about it.
    public let facts: [Fact]
    /// The description, in paragraphs.
    public let story: [String]

    /// A figure and what it says.
    public struct Fact: Hashable, Sendable {
        public let value: String
        public let caption: String
    }
}

extension Place {
    /// The places of the demo.
    public static let all: [Place] = [
        Place(
            name: "Alpe di Siusi", region: "Dolomites, Italy", summary: "Morning light on pale rock",
            landscape: Landscape(.alps, seed: 7),
            facts: facts("2,350 m", "Altitude", "4 days", "On foot", "June", "Best month"),
            story: [
                "The largest high meadow in Europe lies below walls that turn pink twice a day. Start before sunrise, when "
                    + "the huts are quiet and the dew still holds the dust down.",
                "A path leads from hut to hut along the edge, never steep, always with the peaks in sight. The last bus "
                    + "back leaves at six.",
            ]),
        Place(
            name: "Cabo Vicente", region: "Algarve, Portugal", summary: "Where the land ends and the sun goes down",
            landscape: Landscape(.sea, seed: 21),
            facts: facts("21 °C", "Water", "2 days", "By bicycle", "September", "Best month"),
            story: [
                "Sailors once thought that the sun hissed as it sank into the sea here. Come an hour early, sit on the "
                    + "warm rock and listen.",
                "The road along the cliffs belongs to bicycles in the evening. Small boats take you to the caves as long "
                    + "as the swell allows.",
            ]),
        Place(
            name: "Erg Chebbi", region: "Merzouga, Morocco", summary: "Sand as far as the eye can see",
            landscape: Landscape(.dunes, seed: 4),
            facts: facts("150 m", "High dunes", "3 days", "With camels", "November", "Best month"),
            story: [
                "The wind draws the crests anew each night. Walk on them in the last hour of the day, when every ripple "
                    + "throws a shadow.",
                "After dark the camp fires go out one by one, and the sky comes down to the sand.",
            ]),
        Place(
            name: "Lake Kawaguchi", region: "河口湖, Japan", summary: "A mountain, and the same mountain in the water",
            landscape: Landscape(.volcano, seed: 12),
            facts: facts("3,776 m", "Summit", "5 days", "By train", "April", "Best month"),
            story: [
                "富士山 shows itself early and hides by noon. The northern shore has the still water, and the cherry trees "
                    + "that everyone comes for in spring.",
                "Take the small train from Ōtsuki, and a room with a window to the south.",
            ]),
        Place(
            name: "Senja", region: "Troms, Norway", summary: "Green light over a frozen fjord",
            landscape: Landscape(.aurora, seed: 33),
            facts: facts("69° N", "Latitude", "6 days", "On skis", "February", "Best month"),
            story: [
                "The night lasts long enough to wait. When it begins, a pale arc stands in the north, then the curtains "
                    + "open and the snow turns green.",
                "By day the light is blue, and the fishing boats come in with frost on their rails.",
            ]),
        Place(
            name: "Black Forest", region: "Baden, Germany", summary: "Firs in the mist, ridge behind ridge",
            landscape: Landscape(.forest, seed: 5),
            facts: facts("285 km", "West Way", "12 days", "On foot", "October", "Best month"),
            story: [
                "The path keeps to the heights from Pforzheim to Basel. On cold mornings the valleys fill with mist, and "
                    + "only the ridges look out.",
                "Every evening there is an inn, and in every inn there is cake.",
            ]),
        Place(
            name: "Waikato", region: "North Island, New Zealand", summary: "Green hills under quick clouds",
            landscape: Landscape(.hills, seed: 18),
            facts: facts("425 km", "River", "8 days", "By car", "December", "Best month"),
            story: [
                "The hills look as if they had been combed. Roads follow the river, and every bend has a picnic table.",
                "Stop where the sheep do: they know the places out of the wind.",
            ]),
    ]

    private static func facts(_ texts: String...) -> [Fact] {
        stride(from: 0, to: texts.count, by: 2).map { Fact(value: texts[$0], caption: texts[$0 + 1]) }
    }
}
