import DesktopLoop

extension LiveHost: InspectedHost {
    package var rate: Double {
        get { time.rate }
        set { time.rate = newValue }
    }

    package var isPaused: Bool {
        get { time.isPaused }
        set { time.isPaused = newValue }
    }

    package func stepFrame() { time.stepFrame() }
}
