extension HTMLPage {
    /// The colors of the light style, as custom properties.
    package static let lightColors = """
        --page: #f2f2f7; --card: #ffffff; --text: #1c1c1e; --quiet: #6c6c70; --line: #e1e1e6;
        --tint: #007aff; --raised: #e9e9ee; --bezel: #1c1c1e;
        """

    /// The colors of the dark style.
    package static let darkColors = """
        --page: #000000; --card: #1c1c1e; --text: #f5f5f7; --quiet: #98989f; --line: #2f2f33;
        --tint: #0a84ff; --raised: #2c2c2e; --bezel: #3a3a3c;
        """

    /// The style of all pages, light and dark: colors, fonts, cards, buttons, a film's controls.
    static let look = """
        :root {
            color-scheme: light dark;
            \(lightColors)
        }
        @media (prefers-color-scheme: dark) {
            :root {
                \(darkColors)
            }
        }
        * { box-sizing: border-box; }
        body {
            margin: 0; background: var(--page); color: var(--text);
            font: 16px/1.4 Inter, -apple-system, BlinkMacSystemFont, "Segoe UI", sans-serif;
            -webkit-font-smoothing: antialiased;
        }
        h1 { margin: 0; font-size: 34px; font-weight: 700; letter-spacing: -0.02em; }
        h2 { margin: 0; font-size: 21px; font-weight: 650; letter-spacing: -0.01em; }
        article { background: var(--card); border-radius: 22px; padding: 22px; }
        figure { margin: 0; min-width: 0; }
        figcaption { margin-top: 8px; text-align: center; color: var(--quiet); font-size: 13px; min-height: 18px; }
        button, select { font: inherit; color: inherit; border: 0; border-radius: 10px; background: var(--raised);
            padding: 6px 12px; cursor: pointer; }
        .controls { display: flex; align-items: center; gap: 12px; }
        .play { width: 38px; height: 34px; padding: 0; flex: none; display: grid; place-items: center; }
        .play::before { content: ""; width: 0; height: 0; border: 7px solid transparent; border-left: 12px solid var(--tint);
            border-right: 0; margin-left: 2px; }
        .playing .play::before { width: 12px; height: 13px; border: solid var(--tint); border-width: 0 4px; margin: 0; }
        .scrub { flex: 1; min-width: 0; accent-color: var(--tint); }
        .time { flex: none; text-align: right; color: var(--quiet); font-size: 13px; font-variant-numeric: tabular-nums; }
        :focus-visible { outline: 2px solid var(--tint); outline-offset: 2px; }
        """
}
