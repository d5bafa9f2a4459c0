extension ReportPage {
    /// How the page looks, beside what all pages share.
    static let style = """
        :root { --good: #248a3d; --bad: #d70015; --new: #b25000; }
        @media (prefers-color-scheme: dark) { :root { --good: #30d158; --bad: #ff453a; --new: #ff9f0a; } }
        header { position: sticky; top: 0; z-index: 1; background: var(--page); border-bottom: 1px solid var(--line);
            padding: 16px max(28px, calc(50% - 572px)) 12px; }
        h1 { font-size: 24px; margin-bottom: 10px; }
        .filters { display: flex; flex-wrap: wrap; gap: 8px 18px; align-items: center; }
        .filters label { display: flex; gap: 6px; align-items: center; cursor: pointer; }
        .filters input[type=checkbox] { accent-color: var(--tint); margin: 0; }
        input[type=search] { flex: 1 1 260px; max-width: 360px; padding: 7px 12px; font: inherit; color: inherit;
            background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
        main { max-width: 1200px; margin: 0 auto; padding: 20px 28px 64px; }
        article { margin: 0 0 16px; }
        h2 { font-size: 18px; overflow-wrap: anywhere; }
        h2 small { display: block; margin-top: 2px; font-size: 14px; font-weight: 400; letter-spacing: 0; color: var(--quiet); }
        .status { display: inline-block; padding: 1px 9px; border-radius: 999px; font-size: 12px; line-height: 1.6;
            letter-spacing: 0; color: var(--card); background: var(--quiet); vertical-align: 2px; }
        .passed .status { background: var(--good); }
        .failed .status { background: var(--bad); }
        .recorded .status, .known .status { background: var(--new); }
        label.failed b { color: var(--bad); }
        label.recorded b, label.known b { color: var(--new); }
        label.passed b { color: var(--good); }
        .setting { font-weight: 400; color: var(--quiet); }
        pre { margin: 14px 0 0; padding: 10px 14px; overflow-x: auto; background: var(--page); border-radius: 10px;
            font: 13px/1.5 ui-monospace, "SF Mono", Menlo, monospace; }
        pre.message { white-space: pre-wrap; overflow-wrap: anywhere; }
        .added { color: var(--good); }
        .removed { color: var(--bad); }
        .findings { margin: 14px 0 0; padding: 0; list-style: none; }
        .findings li { padding: 4px 0 4px 14px; margin-bottom: 12px; border-left: 3px solid var(--bad); overflow-wrap: anywhere; }
        .findings li.warning { border-left-color: var(--new); }
        .findings small { display: block; font-size: 14px; color: var(--quiet); }
        .findings p { margin: 2px 0 0; font-size: 14px; }
        .moment { font-size: 13px; }
        button.moment { padding: 1px 9px; color: var(--tint); }
        .films { max-width: 812px; margin-top: 18px; }
        .panes { display: flex; gap: 16px; margin-bottom: 12px; }
        .panes figure { flex: 0 1 252px; }
        .film { width: 100%; background-repeat: no-repeat; border: 1px solid var(--line); border-radius: 12px; }
        .trials { display: flex; flex-wrap: wrap; gap: 0 24px; }
        .trials .films { flex: 0 1 330px; min-width: 0; }
        .time { width: 11em; }
        .jump { font-size: 14px; flex: none; }
        .links { margin: 12px 0 0; font-size: 14px; }
        a { color: var(--tint); }
        @media (max-width: 600px) {
            header { padding: 12px 16px; position: static; }
            main { padding: 12px 12px 40px; }
            article { padding: 16px; border-radius: 16px; }
            .panes { gap: 8px; }
            .controls { flex-wrap: wrap; }
            .scrub { flex-basis: calc(100% - 60px); }
            .time { text-align: left; }
        }
        """
}
