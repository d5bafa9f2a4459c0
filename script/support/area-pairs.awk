# Reads the code lines of swift-code.awk and prints the uses of types between areas. An area is a folder of a module
# Sources/Apple/UI…; an area whose files are in several modules is one area.
#   pair First Second     each uses a type of the other; in alphabetical order
#   use From To           only From uses a type of To

$0 ~ /^Sources\/Apple\/UI[A-Za-z]*\/[A-Za-z]+\// {
    split($0, path, "/")
    area = path[4]
    areas[area] = 1
    code = $0
    sub(/^[^:]*:[0-9]+:/, "", code)
    if (match(code, /^(@[A-Za-z]+(\([^)]*\))? )*((open|public|package|final|indirect|nonisolated) )*(class|struct|enum|protocol|typealias) [A-Z][A-Za-z0-9]*/)) {
        name = substr(code, RSTART, RLENGTH)
        sub(/.* /, "", name)
        home[name] = area
    }
    n = split(code, words, /[^A-Za-z0-9_]+/)
    for (i = 1; i <= n; i++) if (words[i] ~ /^[A-Z]/) mentions[area, words[i]] = 1
}

END {
    for (key in mentions) {
        split(key, pair, SUBSEP)
        if (pair[2] in home && home[pair[2]] != pair[1]) uses[pair[1], home[pair[2]]] = 1
    }
    for (a in areas) for (b in areas) {
        if (!((a, b) in uses)) continue
        if (!((b, a) in uses)) print "use " a " " b
        else if (a < b) print "pair " a " " b
    }
}
