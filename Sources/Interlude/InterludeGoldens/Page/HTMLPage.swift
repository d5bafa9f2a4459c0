/// A page of HTML with everything in it and nothing from elsewhere: it opens from disk, and as a build's artifact.
package struct HTMLPage: Sendable {
    /// The name in the browser's tab, as text.
    package let title: String
    /// Style rules beside ``look``.
    package let style: String
    /// The content between `<body>` and the script.
    package let body: String
    /// The page's script.
    package let script: String

    package init(title: String, style: String, body: String, script: String) {
        self.title = title
        self.style = style
        self.body = body
        self.script = script
    }

    /// The whole file.
    package var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(escaped(title))</title>
        <link rel="icon" href="data:,">
        <style>
        \(HTMLPage.look)
        \(style)
        </style>
        </head>
        <body>
        \(body)
        <script>
        \(script)
        </script>
        </body>
        </html>

        """
    }
}
