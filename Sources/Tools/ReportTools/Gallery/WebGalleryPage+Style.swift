import InterludeGoldens

extension WebGalleryPage {
    /// The style rules of the page, beside those that all pages share. `data-style` overrides the style of the system. Cards that are
    /// off the screen are neither laid out nor painted.
    static let style = """
        :root[data-style="light"] {
            color-scheme: light;
            \(HTMLPage.lightColors)
        }
        :root[data-style="dark"] {
            color-scheme: dark;
            \(HTMLPage.darkColors)
        }
        header, main { max-width: 1560px; margin: 0 auto; padding: 0 28px; }
        header { padding-top: 40px; }
        .title p { margin: 4px 0 0; color: var(--quiet); max-width: 60em; }
        .bar { display: flex; flex-wrap: wrap; gap: 10px 18px; align-items: center; margin: 22px 0 12px; color: var(--quiet);
            font-size: 15px; }
        #search { flex: 1 1 240px; max-width: 480px; font: inherit; font-size: 16px; color: var(--text); background: var(--card);
            border: 1px solid var(--line); border-radius: 12px; padding: 9px 14px; }
        .families { display: flex; flex-wrap: wrap; gap: 6px; }
        .families button { border-radius: 999px; font-size: 14px; padding: 5px 13px; }
        .families span { color: var(--quiet); font-size: 12px; }
        [aria-pressed="true"] { background: var(--tint); color: #fff; }
        [aria-pressed="true"] span { color: inherit; }
        #count { margin: 12px 0; color: var(--quiet); font-size: 14px; }
        main { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 18px; padding-bottom: 64px; }
        article { display: flex; flex-direction: column; padding: 16px; border-radius: 20px; min-width: 0; scroll-margin: 24px;
            content-visibility: auto; contain-intrinsic-size: auto 560px; }
        article[hidden] { display: none; }
        article.found { box-shadow: 0 0 0 2px var(--tint); }
        .phone { position: relative; align-self: center; width: 186px; aspect-ratio: 262 / 568; padding: 5px; margin-bottom: 14px;
            border-radius: 27px; background: var(--bezel); cursor: pointer; }
        .phone img, .phone video { position: absolute; inset: 5px; width: calc(100% - 10px); height: calc(100% - 10px);
            object-fit: cover; border-radius: 22px; background: var(--raised); }
        h2 { font-size: 17px; }
        .summary { margin: 2px 0 10px; color: var(--quiet); font-size: 14px; flex: 1; }
        .values { display: flex; flex-wrap: wrap; gap: 4px; margin-bottom: 8px; }
        .values:empty, .names:empty { display: none; }
        .values button { font-size: 12px; padding: 3px 9px; border-radius: 999px; }
        .code { position: relative; text-align: left; padding: 8px 10px; width: 100%; font-size: 12px; line-height: 1.45; }
        code { font: 12px/1.45 ui-monospace, "SF Mono", Menlo, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
        .code::after { content: "Copy"; position: absolute; top: 8px; right: 10px; color: var(--tint); font-size: 12px; }
        .code.copied::after { content: "Copied"; }
        details { margin-top: 10px; font-size: 13px; }
        details summary { color: var(--quiet); cursor: pointer; }
        pre { margin: 8px 0 0; padding: 10px; border-radius: 10px; background: var(--page); overflow-x: auto; }
        pre code { overflow-wrap: normal; white-space: pre; }
        .names { margin: 8px 0 0; color: var(--quiet); font-size: 12px; overflow-wrap: anywhere; }
        @media (max-width: 560px) {
            header, main { padding-left: 12px; padding-right: 12px; }
            main { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 10px; }
            article { padding: 10px; }
            .phone { width: 100%; max-width: 186px; }
        }
        """
}
