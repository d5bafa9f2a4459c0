extension ReportPage {
    /// How the page looks, beside what all pages share.
    static let style = [list, films].joined(separator: "\n")

    private static let list = """
        :root { --good: #248a3d; --bad: #d70015; --new: #b25000; }
        @media (prefers-color-scheme: dark) { :root { --good: #30d158; --bad: #ff453a; --new: #ff9f0a; } }
        header { position: sticky; top: 0; z-index: 2; background: var(--page); border-bottom: 1px solid var(--line);
            padding: 16px max(28px, calc(50% - 572px)) 12px; }
        h1 { font-size: 24px; margin-bottom: 10px; }
        .filters { display: flex; flex-wrap: wrap; gap: 8px 18px; align-items: center; }
        .filters label { display: flex; gap: 6px; align-items: center; cursor: pointer; }
        .filters input[type=checkbox] { accent-color: var(--tint); margin: 0; }
        .filters select, .filters button { font-size: 14px; }
        input[type=search] { flex: 1 1 260px; max-width: 360px; padding: 7px 12px; font: inherit; color: inherit;
            background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
        main { max-width: 1200px; margin: 0 auto; padding: 8px 28px 64px; }
        section { margin-bottom: 20px; }
        section > h2 { margin: 18px 4px 8px; font-size: 15px; font-weight: 600; overflow-wrap: anywhere; }
        section > h2 small { font-weight: 400; font-size: 14px; color: var(--quiet); margin-left: 6px; }
        article { padding: 0; border-radius: 0; border-bottom: 1px solid var(--line); }
        section > article:first-of-type { border-radius: 14px 14px 0 0; }
        section > article:last-of-type { border-radius: 0 0 14px 14px; border-bottom: 0; }
        section > article:only-of-type { border-radius: 14px; }
        summary { display: flex; align-items: center; gap: 12px; padding: 8px 16px; min-height: 56px; cursor: pointer; list-style: none; }
        summary::-webkit-details-marker { display: none; }
        summary:hover .title b { color: var(--tint); }
        .title { flex: 1; min-width: 0; overflow-wrap: anywhere; }
        .title small { font-size: 14px; color: var(--quiet); }
        .headline { display: block; font-size: 14px; color: var(--quiet); }
        .thumb { height: 44px; max-width: 88px; object-fit: contain; flex: none; border: 1px solid var(--line); border-radius: 4px; }
        details[open] .thumb { visibility: hidden; }
        details > :not(summary) { margin-left: 16px; margin-right: 16px; }
        details[open] { padding-bottom: 18px; }
        details > :last-child { margin-bottom: 0; }
        .status { flex: none; width: 74px; text-align: center; padding: 1px 0; border-radius: 999px; font-size: 12px; line-height: 1.6;
            color: var(--card); background: var(--quiet); }
        .passed .status { background: var(--good); }
        .failed .status { background: var(--bad); }
        .recorded .status, .known .status { background: var(--new); }
        label.failed b { color: var(--bad); }
        label.recorded b, label.known b { color: var(--new); }
        label.passed b { color: var(--good); }
        .setting { color: var(--quiet); }
        .place { margin-top: 0; margin-bottom: 0; font-size: 14px; color: var(--quiet); overflow-wrap: anywhere; }
        pre { margin: 10px 0 0; padding: 10px 14px; overflow-x: auto; background: var(--page); border-radius: 10px;
            font: 13px/1.5 ui-monospace, "SF Mono", Menlo, monospace; }
        pre.message { white-space: pre-wrap; overflow-wrap: anywhere; }
        .added { color: var(--good); }
        .removed { color: var(--bad); }
        .findings { margin: 14px 0 0; padding: 0; list-style: none; }
        .findings li { padding: 4px 0 4px 14px; margin-bottom: 12px; border-left: 3px solid var(--bad); overflow-wrap: anywhere; }
        .findings li.warning { border-left-color: var(--new); }
        .severity { font-size: 13px; font-weight: 600; color: var(--bad); }
        .warning .severity { color: var(--new); }
        .potential .severity { color: var(--quiet); }
        .findings li.potential { border-left-color: var(--quiet); }
        .findings small { display: block; font-size: 14px; color: var(--quiet); }
        .findings p { margin: 2px 0 0; font-size: 14px; }
        .states { display: flex; gap: 10px; margin-top: 8px; }
        .states figure { margin: 0; }
        .states img { display: block; height: 160px; border: 1px solid var(--line); border-radius: 6px; }
        .rules dt { margin-top: 12px; font-weight: 600; scroll-margin-top: 120px; }
        .rules dt:target { color: var(--tint); }
        .rules dd { margin: 2px 0 0; font-size: 14px; }
        .rules small { color: var(--quiet); }
        .note { font-size: 14px; color: var(--quiet); }
        .moment { font-size: 13px; }
        button.moment { padding: 1px 9px; color: var(--tint); }
        a { color: var(--tint); }
        """

    private static let films = """
        .films { max-width: 900px; margin-top: 16px; }
        .panes { display: flex; gap: 16px; margin-bottom: 10px; }
        .panes figure { flex: 0 1 289px; }
        .film { position: relative; width: 100%; overflow: hidden; border: 1px solid var(--line); border-radius: 10px; cursor: zoom-in; }
        .film img { display: block; width: 100%; }
        .film.stale img { filter: grayscale(1) brightness(0.3); }
        .film.alike img { filter: grayscale(1) brightness(0.25); }
        .film .part { position: absolute; outline: 1.5px solid #ff2d92; outline-offset: 2px; pointer-events: none; }
        .course { display: flex; align-items: flex-end; gap: 1px; height: 26px; margin: 0 8px 2px 58px; }
        .course i { flex: 1; min-width: 1px; height: 20%; background: var(--line); cursor: pointer; }
        .course i.differs { background: var(--bad); }
        .course i.unknown { height: 30%; background: none; border: 1px solid var(--bad); }
        .course i.absent { background: none; border-bottom: 1px dotted var(--quiet); }
        .course i.now { box-shadow: 0 0 0 1.5px var(--tint); }
        .still .controls, .still .course { display: none; }
        .trials { display: flex; flex-wrap: wrap; gap: 0 24px; }
        .trials .films { flex: 0 1 330px; min-width: 0; }
        .words { margin: 6px 0 0; min-height: 20px; }
        .time { text-align: left; font-size: 14px; }
        .jump { font-size: 13px; flex: none; padding: 6px 9px; }
        .legend { margin: 4px 0 0; font-size: 13px; color: var(--quiet); }
        .swatch { display: inline-block; width: 14px; height: 10px; margin-left: 12px; border: 1px solid var(--line); }
        .swatch.alike { background: #1c1c1e; margin-left: 0; }
        .swatch.scale { width: 48px; background: linear-gradient(90deg, #ff0440, #ffff40); }
        .swatch.part { border: 1.5px solid #ff2d92; }
        .swatch.stale { background: #4a4a4a; }
        .links { margin-top: 12px; margin-bottom: 0; font-size: 14px; }
        @media (max-width: 600px) {
            header { padding: 12px 16px; position: static; }
            main { padding: 12px 12px 40px; }
            .panes { gap: 8px; }
            .controls { flex-wrap: wrap; }
            .scrub { flex-basis: calc(100% - 60px); }
            .course { margin-left: 0; }
        }
        """
}
