import InterludeGoldens

// What services for continuous integration read.

extension MatrixPlan {
    private var debian: String {
        "apt-get update && apt-get install --yes --no-install-recommends pkg-config libcairo2-dev libpango1.0-dev libsdl2-dev "
            + "libgdk-pixbuf-2.0-dev librsvg2-common libpng-dev zlib1g-dev libxxhash-dev libsoup-3.0-dev libturbojpeg0-dev fonts-inter"
    }

    /// A workflow of GitHub Actions: a job for each shard, and one that puts their reports together.
    var gitHub: String {
        """
        name: shards
        on: [push, pull_request]
        jobs:
          shard:
            runs-on: ubuntu-latest
            container: \(image)
            strategy:
              fail-fast: false
              matrix:
                shard: [\((1...count).map { "\($0)" }.joined(separator: ", "))]
            env:
              INTERLUDE_GOLDEN: verify
            steps:
              - uses: actions/checkout@v4
              - name: Debian packages
                run: \(debian)
              - name: Shard ${{ matrix.shard }} of \(count)
                run: |
        \(MatrixPlan.indented(script(number: "${{ matrix.shard }}", run: "${{ github.run_id }}"), by: 10))
              - uses: actions/upload-artifact@v4
                if: always()
                with:
                  name: shard-${{ matrix.shard }}
                  path: \(folder)/${{ matrix.shard }}
                  overwrite: true
          report:
            needs: shard
            if: always()
            runs-on: ubuntu-latest
            container: \(image)
            steps:
              - uses: actions/checkout@v4
              - name: Debian packages
                run: \(debian)
              - uses: actions/download-artifact@v4
                with:
                  pattern: shard-*
                  path: \(folder)
              - name: Report
                run: \(merge)
              - uses: actions/upload-artifact@v4
                if: always()
                with:
                  name: report
                  path: \(report)

        """
    }

    /// Two jobs of GitLab: `parallel:matrix` for the shards, and one that puts their reports together.
    var gitLab: String {
        """
        stages: [shards, report]

        shard:
          stage: shards
          image: \(image)
          parallel:
            matrix:
              - SHARD: [\((1...count).map { "\"\($0)\"" }.joined(separator: ", "))]
          variables:
            INTERLUDE_GOLDEN: verify
          before_script:
            - \(debian)
          script:
            - |
        \(MatrixPlan.indented(script(number: "$SHARD", run: "$CI_PIPELINE_ID"), by: 6))
          artifacts:
            when: always
            paths: [\(folder)]

        report:
          stage: report
          image: \(image)
          when: always
          before_script:
            - \(debian)
          script:
            - \(merge)
          artifacts:
            when: always
            paths: [\(report)]
            expose_as: Report
            reports:
              junit: \(report)/junit.xml

        """
    }
}
