# Of the code lines of swift-code.awk: the stored public properties of the modules that bear Apple's names whose name occurs
# nowhere but where it is declared, as  Type.property.

{
    file = $0
    sub(/:.*/, "", file)
    code = $0
    sub(/^[^:]*:[0-9]+:/, "", code)
    if (file != last_file) { last_file = file; type = ""; pending = "" }
    count(code)
    if (file ~ /^Sources\/Apple\/(UI[A-Za-z]*|QuartzCore|CoreGraphics)\//) declare(code)
}

END {
    for (i = 0; i < declared; i++) if (words[name[i]] == times[name[i]]) print owner[i] "." name[i]
}

function count(code,    parts, n, i) {
    n = split(code, parts, /[^A-Za-z0-9_]+/)
    for (i = 1; i <= n; i++) words[parts[i]]++
}

function declare(code,    parts) {
    if (match(code, /^[^ ].*(class|struct|extension|enum|protocol) [A-Z][A-Za-z.]*/)) {
        type = substr(code, RSTART, RLENGTH)
        sub(/.*(class|struct|extension|enum|protocol) /, "", type)
    }
    # An observer makes a stored property, a getter a computed one. Either may begin in the next line.
    if (pending != "" && code ~ /^ +(didSet|willSet)/) note(pending)
    pending = ""
    if (code !~ /^ +(@[A-Za-z]+ )*(open|public) .*var [a-z]/) return
    if (code !~ /\{/ || code ~ /\{ *(didSet|willSet)/) note(code)
    else if (code ~ /\{ *$/) pending = code
}

function note(code) {
    sub(/.*var /, "", code)
    sub(/[^A-Za-z0-9_].*/, "", code)
    times[code]++
    owner[declared] = type
    name[declared++] = code
}
