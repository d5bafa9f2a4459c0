# Prints a guide as an article of DocC: links between guides become links between articles, other relative links become text, images are
# named by their file alone. -v page=PATH is the guide's path in the package.

BEGIN { isFenced = 0; sawTitle = 0 }

/^ *```/ { isFenced = !isFenced }
isFenced || /^ *```/ { print; next }
/^<!--/ { next }

{
    line = $0
    out = ""
    # An HTML image.
    if (match(line, /<img [^>]*>/)) {
        image = substr(line, RSTART, RLENGTH)
        source = image; sub(/.*src="/, "", source); sub(/".*/, "", source); sub(/.*\//, "", source)
        words = image; sub(/.*alt="/, "", words); sub(/".*/, "", words)
        line = "![" words "](" source ")"
    }
    while (match(line, /!?\[[^]]*\]\([^)]*\)/)) {
        out = out substr(line, 1, RSTART - 1) link(substr(line, RSTART, RLENGTH))
        line = substr(line, RSTART + RLENGTH)
    }
    print out line
}

# A link or an image, as DocC takes it.
function link(text,    words, target) {
    words = text; sub(/^!?\[/, "", words); sub(/\]\([^)]*\)$/, "", words)
    target = text; sub(/^.*\]\(/, "", target); sub(/\)$/, "", target)
    if (target ~ /:\/\//) return text
    if (text ~ /^!/) { sub(/.*\//, "", target); return "![" words "](" target ")" }
    sub(/#.*$/, "", target)
    if (target ~ /\.md$/ && target !~ /Examples|Benchmarks|CONTRIBUTING/) {
        # The README is not part of the site; the index of Documentation is the article Guides.
        if (target ~ /^\.\.\/README\.md$/ && page !~ /seeds/) return words
        sub(/.*\//, "", target); sub(/\.md$/, "", target)
        if (target == "README") target = "Guides"
        if (target == "CHANGELOG") target = "changelog"
        return "[" words "](doc:" target ")"
    }
    return words
}
