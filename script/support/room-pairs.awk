# Of the code lines of swift-code.awk: which of UIKit's rooms, the folders in Sources/Apple/UIKit, names a type of which other one, as
#   pair First Second     each names a type of the other; in the alphabet's order
#   call From To          only From names a type of To

$0 ~ /^Sources\/Apple\/UIKit\/[A-Za-z]+\// {
    split($0, path, "/")
    room = path[4]
    rooms[room] = 1
    code = $0
    sub(/^[^:]*:[0-9]+:/, "", code)
    if (match(code, /^(@[A-Za-z]+(\([^)]*\))? )*((open|public|package|final|indirect|nonisolated) )*(class|struct|enum|protocol|typealias) [A-Z][A-Za-z0-9]*/)) {
        name = substr(code, RSTART, RLENGTH)
        sub(/.* /, "", name)
        home[name] = room
    }
    n = split(code, words, /[^A-Za-z0-9_]+/)
    for (i = 1; i <= n; i++) if (words[i] ~ /^[A-Z]/) uses[room, words[i]] = 1
}

END {
    for (key in uses) {
        split(key, pair, SUBSEP)
        if (pair[2] in home && home[pair[2]] != pair[1]) calls[pair[1], home[pair[2]]] = 1
    }
    for (a in rooms) for (b in rooms) {
        if (!((a, b) in calls)) continue
        if (!((b, a) in calls)) print "call " a " " b
        else if (a < b) print "pair " a " " b
    }
}
