/// The recipe for continuous integration that a new package gets: a script that any service can run, and a workflow for GitHub that
/// calls it.
package struct ContinuousIntegration {
    /// The package's folder in its repository; empty for the repository's own.
    package let package: String
    /// Whether the package is built with the SDK, without a dependency.
    package let usesSDK: Bool

    package init(package: String, usesSDK: Bool) {
        self.package = package
        self.usesSDK = usesSDK
    }

    /// The files by their paths in the package. A service reads its workflow at the place that the file's first line names.
    package var files: [String: String] { ["ci.sh": script, "ci.yml": workflow] }

    /// Debian's and Ubuntu's packages that a program needs when it runs: no headers.
    package static let runTimePackages = [
        "libcairo2", "libpango-1.0-0", "libpangocairo-1.0-0", "libpangoft2-1.0-0", "libgdk-pixbuf-2.0-0", "libpng16-16",
        "libxxhash0", "libsdl2-2.0-0", "libsoup-3.0-0", "$jpeg", "librsvg2-common", "fontconfig", "fonts-inter",
    ]

    /// The packages with which Interlude itself is compiled.
    private static let buildPackages = [
        "pkg-config", "libcairo2-dev", "libpango1.0-dev", "libsdl2-dev", "libgdk-pixbuf-2.0-dev", "librsvg2-common",
        "libpng-dev", "zlib1g-dev", "libxxhash-dev", "libsoup-3.0-dev", "libturbojpeg0-dev", "fonts-inter",
    ]

    private var script: String {
        let packages = usesSDK ? ContinuousIntegration.runTimePackages : ContinuousIntegration.buildPackages
        return """
            #!/usr/bin/env bash
            # Runs the tests on a fresh Debian or Ubuntu with a Swift toolchain, as root: in a container, or in a job of a service.
            set -euo pipefail
            cd "$(dirname "$0")"

            apt-get update -qq
            # Ubuntu's name is another one.
            jpeg=libturbojpeg0
            ! grep -q '^ID=ubuntu' /etc/os-release || jpeg=libturbojpeg
            apt-get install --yes --no-install-recommends -qq unzip curl ca-certificates \\
                \(packages.joined(separator: " "))
            \(usesSDK ? ContinuousIntegration.installation : ContinuousIntegration.checkout)
            """
    }

    private static let installation = """

        # INTERLUDE_BUNDLE is the address or the path of interlude-VERSION-….artifactbundle.zip.
        bundle=${INTERLUDE_BUNDLE:?set it to the address or the path of the bundle}
        if [[ $bundle == http* ]]; then
            curl --fail --location --silent --show-error --output /tmp/interlude.artifactbundle.zip "$bundle"
            bundle=/tmp/interlude.artifactbundle.zip
        fi
        swift sdk remove interlude >/dev/null 2>&1 || true
        swift sdk install "$bundle"

        export INTERLUDE_GOLDEN=${INTERLUDE_GOLDEN:-verify} INTERLUDE_REPORT=${INTERLUDE_REPORT:-$PWD/report}
        # The package manager takes the user's folder from the list of users; HOME is another one in GitHub's containers.
        interlude=$(getent passwd "$(id -u)" | cut -d: -f6)/.swiftpm/swift-sdks/interlude.artifactbundle/bin/interlude
        status=0
        "$interlude" test || status=$?
        # Without goldens and findings there are no cases, and no report.
        [[ ! -d $INTERLUDE_REPORT/cases ]] || "$interlude" report --folder "$INTERLUDE_REPORT" || true
        exit "$status"

        """

    private static let checkout = """

        export INTERLUDE_GOLDEN=${INTERLUDE_GOLDEN:-verify} INTERLUDE_REPORT=${INTERLUDE_REPORT:-$PWD/report}
        exec swift test

        """

    private var workflow: String {
        let prefix = package.isEmpty ? "" : "\(package)/"
        return """
            # For GitHub: .github/workflows/linux.yml. Other services run \(prefix)ci.sh in the same container.
            name: linux
            on: [push, pull_request]
            jobs:
              test:
                runs-on: ubuntu-latest
                container: swift:6.3-bookworm
                steps:
                  - uses: actions/checkout@v4
                  - name: Tests
                    env:
                      # A variable of the repository: the address of the bundle.
                      INTERLUDE_BUNDLE: ${{ vars.INTERLUDE_BUNDLE }}
                    run: ./\(prefix)ci.sh
                  - uses: actions/upload-artifact@v4
                    if: always()
                    with:
                      name: report
                      path: \(prefix)report

            """
    }
}

/// What a new package tells version control.
enum VersionControl {
    /// The files by their paths.
    static let files = [
        ".gitignore": """
        .build/
        report/

        """,
        ".gitattributes": """
        # Goldens are never merged: record them again.
        __Films__/** -merge

        """,
    ]

    /// The text in the folder of the goldens, which must exist since the manifest excludes it.
    static let goldensNote = """
        The reference films of the tests (goldens). Check them in: a run on another machine compares with them.
        A film usually has less than 500 KB. For several hundred of them use Git LFS: git lfs track '__Films__/**/*.png'

        """
}
