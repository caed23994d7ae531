# What sources need, found by their words. Part of Scripts/run.

# Whether the porting tool has something to do: attributes and macros of Objective-C's, imports of
# parts of modules, overrides in extensions.
needs_porting() {
  local words='@(objc|objcMembers|nonobjc|IB[A-Z][A-Za-z]*|UIApplicationMain)\b'
  words+='|#(selector|keyPath|Preview)\b|^import ([A-Za-z]+\.|ObjectiveC)|os\(iOS\)|PreviewProvider'
  grep -RqE "$words" "$1" || names_assets "$1" || awk '
    /^(@[A-Za-z]+ )*(public |private |fileprivate |internal )?extension / { inside = 1 }
    /^}/ { inside = 0 }
    inside && /^ +([a-z]+ )*override / { found = 1; exit }
    END { exit !found }
  ' $(find -L "$1" -name '*.swift')
}

# Whether the sources use a name that is generated of an asset catalogue, such as `.logo`.
names_assets() {
  find -L "$app" \( -name '*.imageset' -o -name '*.colorset' -o -name '*.symbolset' \) -not -path '*/.*' \
    | sed -E 's,.*/,,; s/\.[a-z]+$//; s/^./\L&/; s/^/./' | grep -RqwFf - "$1" --include='*.swift'
}

# Whether sources start an application themselves.
starts_application() {
  grep -RqE '^ *@(main|UIApplicationMain|NSApplicationMain)\b|\bUIApplicationMain\(' "$1" \
    || find -L "$1" -name main.swift | grep -q .
}

# The expression that makes the first class with a name in $1 among its ancestors; empty if there is
# none.
first_class() {
  find -L "$2" -name '*.swift' | sort | xargs -d '\n' cat | sed -nE \
    "s/^((open|public|internal|final|@[A-Za-z]+) +)*class +([A-Za-z0-9_]+) *: *[A-Za-z0-9_.]*($1)\b.*/\3()/p" \
    | head -n 1
}

# The Swift files of the application, a line each.
sources() { find -L "$app" -name '*.swift' -not -path '*/.build/*' | sort; }

# The compiler takes the time of a link for that of the file, so links have the times of their files.
date_links() {
  comm -13 <(find "$1" -type l -printf '%p\t%T@\n' | sort) <(find -L "$1" -type f -printf '%p\t%T@\n' | sort) \
    | cut -f 1 | while IFS= read -r link; do [ ! -L "$link" ] || touch -h -r "$(readlink "$link")" "$link"; done
}
