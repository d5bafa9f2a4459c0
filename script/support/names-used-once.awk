# Of lines  file:number:text  of Swift files: what is declared in Sources, is not public, and is named nowhere else, as
# file:line: name is never used.  Strings stay, since names are used inside them too.

{
    match($0, /^[^:]*:[0-9]+:/)
    place = substr($0, 1, RLENGTH - 1)
    code = substr($0, RLENGTH + 1)
    if (place ~ /:1$/) kind = ""
    sub(/(^|[^:])\/\/.*/, "", code)
    n = split(code, parts, /[^A-Za-z0-9_]+/)
    for (i = 1; i <= n; i++) words[parts[i]]++
    if (match(code, /^([a-z@][^{]* )?(class|struct|extension|enum|protocol|actor) /)) {
        kind = substr(code, RSTART, RLENGTH)
        sub(/ $/, "", kind)
        sub(/.* /, "", kind)
    }
    if (place ~ /^Sources\// && kind != "protocol") declare(code)
}

END {
    for (i = 0; i < declared; i++) if (words[name[i]] == 1) print places[i] ": " name[i] " is never used"
}

function declare(code) {
    if (code ~ /(^| )(open|public|override|case) / || code ~ /@objc|@_cdecl|@main/) return
    if (!match(code, /^ *(@[A-Za-z]+(\([^)]*\))? )*((package|internal|private|fileprivate|final|static|class|mutating|nonisolated|weak|lazy|indirect)(\([a-z]+\))? )*(func|var|let|class|struct|enum|typealias) [A-Za-z]/)) return
    code = substr(code, RSTART + RLENGTH - 1)
    sub(/[^A-Za-z0-9_].*/, "", code)
    places[declared] = place
    name[declared++] = code
}
