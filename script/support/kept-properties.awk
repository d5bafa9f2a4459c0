# Of Swift files: the public properties whose comments say that they do nothing here, as  Type.property.

FNR == 1 { comment = ""; delete types }

match($0, /^ *([a-z@][^\/"]* )?(class|struct|extension|enum|protocol) [A-Z][A-Za-z.]*/) && !/ (var|func|let|case) / {
    name = substr($0, RSTART, RLENGTH)
    sub(/.*(class|struct|extension|enum|protocol) /, "", name)
    types[indent()] = name
    comment = ""
}

/^ +\/\/\/ / {
    sub(/^ +\/\/\/ /, "")
    comment = comment " " tolower($0)
    next
}

comment != "" && /^ +@/ && !/ var / { next }

comment != "" {
    if (/^ +.*(open|public) .*var / && !/ static / && comment ~ /without effect|no effect|kept, (as|but|without)|kept only| kept[;,]|not read here/) {
        name = $0
        sub(/^.* var /, "", name)
        sub(/[^A-Za-z0-9_].*/, "", name)
        print (indent() >= 8 ? types[indent() - 4] : types[0]) "." name
    }
    comment = ""
}

function indent() {
    match($0, /^ */)
    return RLENGTH
}
