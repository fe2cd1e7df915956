/// How formc treats files, as a section of the reference page.
enum FilesPage {
    /// Lines of Markdown, with the heading.
    static let lines = """
        ## Files

        **What is read**: the files that are named, and below a folder every `.yaml` and `.yml` file with a top-level `formc:` \
        key. Hidden names, links to folders and what is no regular file are passed over; whatever else cannot be read is \
        an error. A spec that is reached twice, also through a symbolic link, is compiled once.

        **What is written**: `build` writes the artefacts beside the spec or into `--output`, `check --fix` the spec, \
        `test --junit` the report, `init` a file that must not exist. Nothing else is. A file is replaced whole, by \
        renaming; it keeps its permissions. The artefacts of a spec are brought to the disk under other names, \
        `.formc-PID-N.tmp`, and then renamed one after another, while a lock on the folder keeps other builds out. A build \
        that is killed in that moment can leave some artefacts new and some old: `build --check` tells, and the next \
        `build` writes the rest and removes the temporary files of processes that are dead.

        **When formc refuses**, before it writes anything of that spec, with status 3:

        - A file to write is one that the run reads, by whatever name: a symbolic or hard link, or a name that the disk \
        takes for the same. With status 2, and before anything is built, where the command line names it so itself.
        - A file to write is another form spec, or what the run has written for another spec.
        - An artefact is a symbolic link that leads out of its folder. One that stays in the folder is followed, and the \
        line `wrote a.layout -> b` says so. A spec or a report that is named as a link is followed anywhere.
        - Another program changed the file between reading and writing: with `--fix`, what it wrote stays.
        - A name would have more than 255 bytes with the suffix of an artefact.
        - Standard output is redirected into a spec that is read.

        **Names are bytes.** They need not be UTF-8, and names that differ in how an accent is composed are two. Messages \
        and diffs show control characters, marks that turn text around and invisible characters as `\\u{1b}`, and bytes \
        that are not UTF-8 as `\\xff`. In JSON, `file` is the path itself; where it is not UTF-8, `file` has `\\xff` for \
        such a byte and `uri` the path percent-encoded, as SARIF's `uri` has it always.
        """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
