extension ReportPage {
    static let style = """

        :root { color-scheme: light dark; --line: #8884; --good: #2a9d55; --bad: #d43b3b; --new: #c98a12; }
        * { box-sizing: border-box; }
        body { margin: 0; font: 15px/1.45 Inter, system-ui, sans-serif; }
        header { position: sticky; top: 0; z-index: 1; padding: 12px 24px; background: Canvas; border-bottom: 1px solid var(--line); }
        h1 { margin: 0 0 8px; font-size: 20px; }
        .filters { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
        input[type=search] { flex: 0 1 320px; padding: 6px 10px; font: inherit; border: 1px solid var(--line); border-radius: 8px; }
        main { padding: 16px 24px; max-width: 1200px; }
        article { margin: 0 0 12px; padding: 12px 16px; border: 1px solid var(--line); border-left: 5px solid var(--good); border-radius: 8px; }
        article.failed { border-left-color: var(--bad); }
        article.recorded { border-left-color: var(--new); }
        article.skipped { border-left-color: var(--line); }
        h2 { margin: 0; font-size: 16px; font-weight: 600; }
        h2 small { display: block; font-weight: 400; opacity: .65; }
        .status { font-size: 12px; text-transform: uppercase; letter-spacing: .04em; color: var(--good); }
        .failed .status, label.failed b { color: var(--bad); }
        .recorded .status, label.recorded b { color: var(--new); }
        .setting { font-weight: 400; opacity: .75; }
        pre { margin: 8px 0; padding: 8px 12px; overflow-x: auto; background: #8881; border-radius: 6px; font: 13px/1.4 ui-monospace, monospace; }
        .findings { margin: 8px 0; padding: 0; list-style: none; }
        .findings li { padding: 6px 0 6px 12px; border-left: 3px solid var(--bad); margin-bottom: 6px; }
        .findings li.warning { border-left-color: var(--new); }
        .findings p { margin: 2px 0; opacity: .8; }
        .panes { display: flex; gap: 16px; margin: 12px 0 8px; }
        figure { margin: 0; flex: 0 1 260px; min-width: 0; }
        .film { width: 100%; background-repeat: no-repeat; border: 1px solid var(--line); border-radius: 10px; }
        figcaption { text-align: center; opacity: .7; }
        .scrub { display: flex; gap: 12px; align-items: center; max-width: 812px; }
        .scrub input { flex: 1; }
        .scrub output { min-width: 11em; font-variant-numeric: tabular-nums; }
        button { font: inherit; font-size: 13px; padding: 3px 9px; border: 1px solid var(--line); border-radius: 6px; background: #8881; color: inherit; cursor: pointer; }
        .links { margin: 8px 0 0; }

        """
}
