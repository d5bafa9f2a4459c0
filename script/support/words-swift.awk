# Prints the findings of check-words in the comments of Swift files, one a line:  KIND<tab>FOLDER<tab>FILE:LINE<tab>FINDING
#   KIND    public for documentation comments of public declarations, internal for all other comments
#   FOLDER  the module of a public comment, the folder of modules of an internal one
# -v terms=… is the regular expression of all terms, in lower case. A block of comment lines is one text; code in it is left out.

BEGIN { boundary = "[^a-z]"; pattern = boundary "(" terms ")" boundary }

FNR == 1 { end_block("internal"); fenced = 0; split("", is_public); split(FILENAME, folder, "/") }

{
    line = $0
    match(line, /^ */)
    indent = RLENGTH
    line = substr(line, indent + 1)
}

line ~ /^\/\/\// { if (kind == "//") end_block("internal"); add("///", substr(line, 4)); next }
line ~ /^\/\// { if (kind == "///") end_block("internal"); add("//", substr(line, 3)); next }
# Attributes between a comment and its declaration.
kind == "///" && line ~ /^(@[A-Za-z_]+(\([^)]*\))? ?)+$/ { next }
kind != "" { end_block(kind == "///" && declares_public() ? "public" : "internal") }

{
    if (line == "}") delete is_public[indent]
    if (line ~ /(^|[ )])public (indirect )?(enum|protocol|extension) .*{$/) is_public[indent] = 1
    at = index(line, " // ")
    if (at > 0 && line !~ /"[^"]*\/\/ [^"]*"/) { add("//", substr(line, at + 4)); end_block("internal") }
}

END { end_block("internal") }

# Whether the declaration in `line` is public, alone or as a member of a public extension, enumeration or protocol.
function declares_public() {
    if (line ~ /(^|[ )])(public|open) /) return 1
    return ((indent - 4) in is_public) && line !~ /(^|[ )])(private|fileprivate|package|internal) /
}

function add(mark, comment) {
    if (kind == "") { kind = mark; text = ""; start = FNR; file = FILENAME }
    if (comment ~ /^ ?```/) { fenced = !fenced; return }
    if (!fenced && comment !~ /^     /) text = text " " comment
}

function end_block(whose,    where) {
    if (kind == "") return
    where = folder[1] "/" folder[2] (whose == "public" ? "/" folder[3] : "")
    report(whose "\t" where "\t" file ":" start "\t")
    kind = ""
    fenced = 0
}

function report(prefix,    rest, term) {
    gsub(/`[^`]*`/, "`", text)
    sub(/^ +/, "", text)
    if (kind == "///" && text ~ /^(What|Who|Whoever|The same|Nor)[ ,]/) {
        match(text, /^(What|Whoever|Who|The same|Nor)/)
        print prefix "begins with \"" substr(text, 1, RLENGTH) "\""
    }
    rest = " " tolower(text) " "
    while (match(rest, pattern)) {
        term = substr(rest, RSTART + 1, RLENGTH - 2)
        print prefix "\"" term "\""
        rest = substr(rest, RSTART + RLENGTH - 1)
    }
}
