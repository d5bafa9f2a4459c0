# Prints the article with a film of each ready-made transition, from the tables in Documentation/transitions.md. The films are in the
# catalog as film-NAME-push.png.

BEGIN {
    print "# Films of all transitions\n"
    print "A push of each ready-made transition, by kind. These are the golden films of the tests, with eight frames each.\n"
    print "<doc:transitions> explains how to use them."
}

/^## / { in_catalog = $0 == "## All of them" }
!in_catalog { next }

/^### / { end_row(); print "\n" substr($0, 2) "\n"; next }

/^\| `/ {
    split($0, cells, " *\\| *")
    name = cells[2]; gsub(/`/, "", name)
    if (columns == 4) end_row()
    if (columns++ == 0) print "@Row(numberOfColumns: 4) {"
    print "    @Column {"
    print "        ![A push: " name "](film-" name "-push.png)\n"
    print "        **" name "**: " cells[3] "\n    }"
}

END { end_row() }

function end_row() {
    if (columns) print "}\n"
    columns = 0
}
