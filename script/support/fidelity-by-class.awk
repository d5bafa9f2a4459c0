# Prints the article with all decisions by class, from Documentation/fidelity.md and the generated list in Documentation/without-effect.md.

BEGIN {
    print "# Fidelity by class\n"
    print "The classes with decisions about behavior that is not documented, and with properties without effect.\n"
    print "A class that is not listed has no recorded decision. <doc:fidelity> has the basis and the tests of each decision."
}

# | `Class`, `Class` | question | decision | …
/^\| `/ && FILENAME ~ /fidelity/ {
    split($0, cells, " *\\| *")
    count = split(cells[2], names, ", ")
    for (i = 1; i <= count; i++) add(names[i], "- **" cells[3] ":** " cells[4])
}

# - `Class`: `property`, …
/^- `[A-Za-z.]+`: / && FILENAME ~ /without-effect/ {
    name = $0; sub(/^- /, "", name); sub(/: .*/, "", name)
    text = $0; sub(/^[^:]*: /, "", text)
    add(name, "- **Without effect:** " text)
}

function add(name, line,    key) {
    gsub(/`/, "", name)
    if (!(name in lines)) classes[++number] = name
    lines[name] = lines[name] line "\n"
}

END {
    for (i = 2; i <= number; i++) {
        name = classes[i]
        for (j = i - 1; j > 0 && tolower(classes[j]) > tolower(name); j--) classes[j + 1] = classes[j]
        classes[j + 1] = name
    }
    for (i = 1; i <= number; i++) print "\n## " classes[i] "\n\n" lines[classes[i]]
}
