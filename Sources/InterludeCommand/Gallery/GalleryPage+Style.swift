extension GalleryPage {
    /// How the page looks, in light and in dark.
    static let style = """
        :root {
            color-scheme: light dark;
            --page: #f2f2f7; --card: #ffffff; --text: #1c1c1e; --quiet: #6c6c70; --line: #e1e1e6;
            --tint: #007aff; --raised: #e9e9ee; --bezel: #1c1c1e;
        }
        @media (prefers-color-scheme: dark) {
            :root {
                --page: #000000; --card: #1c1c1e; --text: #f5f5f7; --quiet: #98989f; --line: #2f2f33;
                --tint: #0a84ff; --raised: #2c2c2e; --bezel: #3a3a3c;
            }
        }
        * { box-sizing: border-box; }
        body {
            margin: 0; background: var(--page); color: var(--text);
            font: 16px/1.4 Inter, -apple-system, BlinkMacSystemFont, "Segoe UI", sans-serif;
            -webkit-font-smoothing: antialiased;
        }
        header, main { max-width: 1480px; margin: 0 auto; padding: 0 28px; }
        header { display: flex; flex-wrap: wrap; gap: 16px 32px; align-items: end; justify-content: space-between;
            padding-top: 44px; padding-bottom: 24px; }
        h1 { margin: 0; font-size: 34px; font-weight: 700; letter-spacing: -0.02em; }
        header p { margin: 4px 0 0; color: var(--quiet); }
        .all { display: flex; gap: 12px; align-items: center; color: var(--quiet); font-size: 15px; }
        main { display: grid; grid-template-columns: repeat(auto-fill, minmax(330px, 1fr)); gap: 24px; padding-bottom: 64px; }
        article { display: flex; flex-direction: column; background: var(--card); border-radius: 22px; padding: 22px; }
        h2 { margin: 0; font-size: 21px; font-weight: 650; letter-spacing: -0.01em; }
        .summary { margin: 3px 0 14px; color: var(--quiet); font-size: 15px; min-height: 2.8em; }
        .scenes { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 16px; min-height: 66px; align-content: flex-start; }
        .stage { display: flex; justify-content: center; gap: 14px; margin-bottom: 16px; }
        figure { margin: 0; flex: 0 1 252px; min-width: 0; }
        .stage.pair figure { flex-basis: 50%; }
        .phone { border-radius: 13% / 6%; padding: 2.6%; background: var(--bezel); line-height: 0; }
        video { width: 100%; aspect-ratio: var(--ratio, 0.46); border-radius: 10.5% / 4.85%; background: #000; }
        figcaption { margin-top: 8px; text-align: center; color: var(--quiet); font-size: 13px; min-height: 18px; }
        .stage:not(.pair) { padding-bottom: 26px; }
        .stage.pair { align-items: center; min-height: 0; }
        button, select { font: inherit; color: inherit; border: 0; border-radius: 10px; background: var(--raised);
            padding: 6px 12px; cursor: pointer; }
        .scenes button { font-size: 14px; padding: 4px 11px; border-radius: 999px; color: var(--quiet); }
        .scenes button[aria-selected="true"] { background: var(--tint); color: #fff; }
        .controls { display: flex; align-items: center; gap: 12px; margin-top: auto; }
        .play { width: 38px; height: 34px; padding: 0; flex: none; display: grid; place-items: center; }
        .play::before { content: ""; width: 0; height: 0; border: 7px solid transparent; border-left: 12px solid var(--tint);
            border-right: 0; margin-left: 2px; }
        .playing .play::before { width: 12px; height: 13px; border: solid var(--tint); border-width: 0 4px; margin: 0; }
        .scrub { flex: 1; min-width: 0; accent-color: var(--tint); }
        .time { flex: none; width: 8.2em; text-align: right; color: var(--quiet); font-size: 13px;
            font-variant-numeric: tabular-nums; }
        article footer { margin-top: 14px; padding-top: 12px; border-top: 1px solid var(--line); }
        .source { font: 12px/1.4 ui-monospace, "SF Mono", Menlo, monospace; color: var(--quiet); overflow-wrap: anywhere; }
        .note { max-width: 1480px; margin: 0 auto; padding: 0 28px; color: var(--quiet); }
        button:focus-visible, select:focus-visible, input:focus-visible { outline: 2px solid var(--tint); outline-offset: 2px; }
        @media (max-width: 480px) {
            header, main { padding-left: 14px; padding-right: 14px; }
            main { grid-template-columns: 1fr; }
        }
        """
}
