import InterludeGoldens

// What schedulers and shells read.

extension MatrixPlan {
    /// A batch script of Slurm: an array with a task for each shard.
    var slurm: String {
        """
        #!/bin/bash
        #SBATCH --job-name=interlude
        #SBATCH --array=1-\(count)
        #SBATCH --output=\(folder)/slurm-%a.txt
        # Slurm starts it in the folder that it is submitted from: one that all nodes see.
        \(script(number: "$SLURM_ARRAY_TASK_ID", run: "$SLURM_ARRAY_JOB_ID").joined(separator: "\n"))

        """
    }

    /// What Slurm does when all shards have ended, however they did.
    var slurmMerge: String {
        """
        #!/bin/bash
        #SBATCH --job-name=interlude-report
        #SBATCH --output=\(folder)/slurm-report.txt
        \(merge)

        """
    }

    /// An indexed Job of Kubernetes. The volume holds the package, and takes the reports.
    var kubernetes: String {
        """
        apiVersion: batch/v1
        kind: Job
        metadata:
          generateName: interlude-
        spec:
          completionMode: Indexed
          completions: \(count)
          parallelism: \(count)
          backoffLimit: \(count)
          template:
            spec:
              restartPolicy: Never
              volumes:
                - name: package
                  persistentVolumeClaim:
                    claimName: \(claim)
              containers:
                - name: shard
                  image: \(image)
                  workingDir: /package
                  volumeMounts:
                    - name: package
                      mountPath: /package
                  env:
                    - name: RUN
                      valueFrom:
                        fieldRef:
                          fieldPath: metadata.labels['batch.kubernetes.io/controller-uid']
                  command: [bash, -c]
                  args:
                    - |
                      number=$((JOB_COMPLETION_INDEX + 1))
        \(MatrixPlan.indented(script(number: "$number", run: "$RUN"), by: 14))

        """
    }

    /// A script for GNU parallel: here a shard for each processor at a time, over ssh one for each machine. Reports come back
    /// from where they were made.
    var parallel: String {
        let mark = "{shard}"
        let run = "@run@"
        let folder = MatrixPlan.quoted(folder)
        let remote =
            "--jobs 1 --sshlogin \(MatrixPlan.quoted(hosts.joined(separator: ","))) --workdir \"$PWD\" "
            + "--return \(folder)/\(mark) "
        let script = script(number: mark, run: run).joined(separator: "\n")
        return """
            #!/bin/bash
            # \(hosts.isEmpty ? "All on this machine." : "The package is in the same folder on all machines.")
            run=${\(ShardPlan.runVariable):-$(date +%s)-$$}
            mkdir -p \(folder)
            script=\(MatrixPlan.quoted(script))
            SHELL=/bin/bash parallel -I \(mark) \(hosts.isEmpty ? "" : remote)--joblog \(folder)/jobs.txt \\
                "${script//\(run)/$run}" ::: {1..\(count)}

            """
    }
}
