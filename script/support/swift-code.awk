# Prints the lines of Swift files as  file:line:code  with comments and the text of string literals taken out, so that
# what is left is what the compiler would act on. Lines without code are left out.
# (Code inside string interpolation goes with the string.)

FNR == 1 { depth = 0; in_text = 0; fence = "" }

{
    code = ""
    rest = $0
    while (rest != "") {
        if (depth > 0) { skip_comment(); continue }
        if (in_text) { skip_text(); continue }
        if (!match(rest, /\/\/|\/\*|#*"""|#*"/)) { code = code rest; break }
        mark = substr(rest, RSTART, RLENGTH)
        code = code substr(rest, 1, RSTART - 1)
        rest = substr(rest, RSTART + RLENGTH)
        if (mark == "//") break
        if (mark == "/*") { depth = 1; continue }
        open_string(mark)
    }
    if (code ~ /[^ \t\r]/) print FILENAME ":" FNR ":" code
}

# Inside a block comment; these nest in Swift.
function skip_comment() {
    if (!match(rest, /\/\*|\*\//)) { rest = ""; return }
    depth += substr(rest, RSTART, 2) == "/*" ? 1 : -1
    rest = substr(rest, RSTART + 2)
}

# Inside a literal of several lines.
function skip_text(    at) {
    at = index(rest, fence)
    if (at == 0) { rest = ""; return }
    rest = substr(rest, at + length(fence))
    in_text = 0
}

function open_string(mark,    hashes) {
    hashes = mark
    gsub(/"/, "", hashes)
    if (mark ~ /"""$/) { in_text = 1; fence = "\"\"\"" hashes; return }
    code = code "\"\""
    skip_string(hashes)
}

# To the closing quote of a literal of one line. Only a literal without # has plain backslash escapes.
function skip_string(hashes,    at) {
    if (hashes != "") {
        at = index(rest, "\"" hashes)
        rest = at == 0 ? "" : substr(rest, at + length(hashes) + 1)
        return
    }
    while (match(rest, /[\\"]/)) {
        if (substr(rest, RSTART, 1) == "\"") { rest = substr(rest, RSTART + 1); return }
        rest = substr(rest, RSTART + 2)
    }
    rest = ""
}
