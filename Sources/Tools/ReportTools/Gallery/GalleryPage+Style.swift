extension GalleryPage {
    /// How the page looks, beside what all pages share.
    package static let style = """
        header, main { max-width: 1480px; margin: 0 auto; padding: 0 28px; }
        header { display: flex; flex-wrap: wrap; gap: 16px 32px; align-items: end; justify-content: space-between;
            padding-top: 44px; padding-bottom: 24px; }
        header p { margin: 4px 0 0; color: var(--quiet); }
        .all { display: flex; gap: 12px; align-items: center; color: var(--quiet); font-size: 15px; }
        main { display: grid; grid-template-columns: repeat(auto-fill, minmax(330px, 1fr)); gap: 24px; padding-bottom: 64px; }
        article { display: flex; flex-direction: column; }
        .summary { margin: 3px 0 14px; color: var(--quiet); font-size: 15px; min-height: 2.8em; }
        .scenes { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 16px; min-height: 66px; align-content: flex-start; }
        .stage { display: flex; justify-content: center; gap: 14px; margin-bottom: 16px; }
        figure { flex: 0 1 252px; }
        .stage.pair figure { flex-basis: 50%; max-width: 190px; }
        .phone { position: relative; border-radius: 13% / 6%; padding: 2.6%; background: var(--bezel); line-height: 0; }
        video { width: 100%; aspect-ratio: var(--ratio, 0.46); border-radius: 10.5% / 4.85%; background: var(--raised); }
        .phone img { display: none; position: absolute; inset: 0; margin: 2.6%; width: 94.8%; border-radius: 10.5% / 4.85%; }
        .phone.posing img { display: block; }
        .stage:not(.pair) { padding-bottom: 26px; }
        .stage.pair { align-items: center; min-height: 0; }
        .scenes button { font-size: 14px; padding: 4px 11px; border-radius: 999px; color: var(--quiet); }
        .scenes button[aria-selected="true"] { background: var(--tint); color: #fff; }
        .controls { margin-top: auto; }
        .time { width: 8.2em; }
        article footer { margin-top: 14px; padding-top: 12px; border-top: 1px solid var(--line); }
        .source { font: 12px/1.4 ui-monospace, "SF Mono", Menlo, monospace; color: var(--quiet); overflow-wrap: anywhere; }
        a.source[href] { color: var(--tint); }
        .note { max-width: 1480px; margin: 0 auto; padding: 0 28px; color: var(--quiet); }
        #missing { padding-bottom: 20px; color: var(--tint); }
        @media (max-width: 480px) {
            header, main { padding-left: 14px; padding-right: 14px; }
            main { grid-template-columns: 1fr; }
        }
        """
}
