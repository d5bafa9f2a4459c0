/// What starts the shards.
enum MatrixEngine: String, CaseIterable {
    case github, gitlab, slurm, kubernetes, parallel

    /// What is written for it.
    func text(_ plan: MatrixPlan) -> String {
        switch self {
        case .github: plan.gitHub
        case .gitlab: plan.gitLab
        case .slurm: plan.slurm
        case .kubernetes: plan.kubernetes
        case .parallel: plan.parallel
        }
    }

    /// The program that takes it, and its arguments; `nil` where a repository does.
    var program: [String]? {
        switch self {
        case .github, .gitlab: nil
        case .slurm: ["sbatch", "--parsable"]
        // A job whose name is made up can be created, not applied.
        case .kubernetes: ["kubectl", "create", "-f", "-"]
        case .parallel: ["bash", "-s"]
        }
    }

    /// Where the text belongs if no program takes it.
    var place: String { self == .github ? ".github/workflows/shards.yml" : ".gitlab-ci.yml" }
}
