# The package's graph out of `swift package dump-package`: a line for each target, KIND NAME PATH IMPORT…, where KIND is the package manager's word, and
# "portable" for a library that depends on ours on Linux alone.

# Lists of strings and dependencies; what stands on a line of its own closes.
/^  "targets" : \[/ { inTargets = 1; next }
!inTargets { next }
/^    \{/ { name = path = type = imports = ""; portable = 0 }
/^      "dependencies" : \[/ { inDependencies = 1; next }
inDependencies && /^      \]/ { inDependencies = 0 }
inDependencies && /^            "[^"]+",?$/ { imports = imports " " quoted($0) }
inDependencies && /"linux"/ { portable = 1 }
/^      "name" : / { name = value($0) }
/^      "path" : / { path = value($0) }
/^      "type" : / { type = value($0) }
/^    \}/ {
    if (portable && type == "regular") type = "portable"
    print type, name, (path == "" ? "-" : path) imports
}

function quoted(line) { gsub(/^ *"|",?$/, "", line); return line }
function value(line) { sub(/^ *"[^"]+" : "/, "", line); sub(/",?$/, "", line); return line }
