# Prints the findings of check-words in guides, one a line:  KIND<tab>FILE<tab>FILE:LINE<tab>FINDING
#   KIND    terms, or sentences for a sentence of more than 35 words
# -v terms=… is the regular expression of all terms, in lower case. Code, addresses and comments are left out. A sentence ends with its
# paragraph, list item or table cell.

BEGIN { boundary = "[^a-z]"; pattern = boundary "(" terms ")" boundary; limit = 35 }

FNR == 1 { end_text(); fenced = 0 }
/^ *```/ { end_text(); fenced = !fenced; next }
fenced { next }
/^ *$/ || /^<!--/ || /^#/ || /^ *\|/ || /^ *([-*]|[0-9]+\.) / { end_text() }
/^<!--/ || /^ *$/ { next }

{
    if (text == "") { start = FNR; file = FILENAME }
    text = text " " $0
}

/^#/ || /^ *\|/ { end_text() }

END { end_text() }

function end_text(    parts, count, i) {
    if (text == "") return
    gsub(/`[^`]*`/, "`", text)
    gsub(/\]\([^)]*\)/, "]", text)
    gsub(/<[^>]*>/, " ", text)
    find_terms()
    # Cells of a table, then sentences: a period, exclamation or question mark before a space.
    gsub(/[.!?][)"*]* /, "&\n", text)
    gsub(/\|/, "\n", text)
    count = split(text, parts, "\n")
    for (i = 1; i <= count; i++) measure(parts[i])
    text = ""
}

function find_terms(    rest) {
    rest = " " tolower(text) " "
    while (match(rest, pattern)) {
        print "terms\t" file "\t" file ":" start "\t\"" substr(rest, RSTART + 1, RLENGTH - 2) "\""
        rest = substr(rest, RSTART + RLENGTH - 1)
    }
}

function measure(sentence,    words, count, i, length_of_it) {
    count = split(sentence, words, /[ \t]+/)
    length_of_it = 0
    for (i = 1; i <= count; i++) if (words[i] ~ /[A-Za-z0-9`]/) length_of_it++
    if (length_of_it > limit)
        print "sentences\t" file "\t" file ":" start "\t" length_of_it " words: " substr(sentence, 1, 60) "…"
}
