# Building, and the bundle of what was built. Part of Scripts/run.

# Builds, shows how far it is, and says what went wrong if something did.
build() {
  local log=$root/.build/run/build.log
  mkdir -p "$root/.build/run"
  swift_build "$@"
  # Now and then the plan of another package in the same folder is taken, which lacks the product.
  if grep -q 'No target named' "$log"; then
    rm -f "${scratch:-$root/.build}/debug.yaml"
    swift_build "$@"
  fi
  grep -aqE '^Build (of (product|target) .*)?complete' "$log" && return
  grep -aE 'error|warning: unre' "$log" >&2 || cat "$log" >&2
  explain "$log"
  return 1
}

# Builds once; the log says how it went.
swift_build() {
  # Now and then these are built without their aliases, and OpenCombine would take them for Apple's.
  rm -f "${scratch:-$root/.build}"/debug/Modules/{Combine,os,OSLog}.swiftmodule
  if [ -t 2 ]; then
    swift build "$@" 2>&1 | tee "$log" | while IFS= read -r line; do
      case $line in \[*) printf '\r\033[K%.*s' "$(($(tput cols 2> /dev/null || echo 80) - 1))" "$line" >&2 ;; esac
    done || true
    printf '\r\033[K' >&2
  else
    echo "Scripts/run: building; the first build takes minutes" >&2
    swift build "$@" > "$log" 2>&1 || true
  fi
}

# The cure for errors that mean that something is missing here rather than in the sources.
explain() {
  if grep -qE "unknown attribute '(objc|IB|NSManaged|nonobjc)|attribute cannot be applied.*objc|Objective-C interoperability is disabled" "$1"; then
    echo "Scripts/run: the sources use Objective-C. Run again with --port (docs/porting.md)." >&2
  fi
  if grep -qE "could not build C module|file not found|Package '?[a-z0-9+-]+'?,? .*not found|you may be able to install" "$1"; then
    echo "Scripts/run: a system library is missing. Run Scripts/bootstrap, then run again." >&2
  fi
}

# Builds what a save changed in files that were there before, without `swift build`. False where something else
# changed, or where the sources do not build, which `swift build` then explains.
rebuild() {
  local made=$root/.build/run/Sources/$module
  # Sources that the porting tool copied, and a starter, are made anew.
  [ -n "$built" ] && [ "$(sources)" = "$built" ] && ! find "$made" -type f | grep -q . || return 1
  case $ready in
    '' | done) ;;
    *) wait "$ready" || return 1 ;;
  esac
  ready=done
  date_links "$made"
  "$root/Scripts/recompile" "$root/.build" "$module" "$root/.build/run/Programs/$module" > /dev/null 2>&1
}

# Copies what folder $1 holds besides sources into bundle $2. Catalogues, languages and bundles are folders of
# the bundle, all other files lie beside each other.
copy_resources() (
  # The paths begin at the folder, which may itself lie in a hidden one.
  cd "$1"
  find . -type d \( -name '*.xcassets' -o -name '*.lproj' -o -name '*.bundle' \) -prune \
    -not -path '*/.*' -exec cp -r {} "$2/" \;
  find . -type f -not -name '*.swift' -not -path '*/.*' -not -path '*.xcassets/*' \
    -not -path '*.lproj/*' -not -path '*.bundle/*' -not -path '*.xcodeproj/*' -not -name '*.xcplayground' \
    -exec cp {} "$2/" \;
  # Applications ask for a document by the name it has when it is compiled: that leads to the document.
  link_documents "$2" xib nib
  link_documents "$2" storyboard storyboardc
)

# Gives each file with suffix $2 below folder $1 a second name with suffix $3.
link_documents() {
  local file
  find "$1" -name "*.$2" | while IFS= read -r file; do
    ln -sf "$(basename "$file")" "${file%.*}.$3"
  done
}

# Builds the application and lays out its bundle; fails if it does not build. Sets module and bundle. With
# --again, what was built before is built anew as fast as that can be.
prepare() {
  local work scratch binaries program
  if [ -f "$app/Package.swift" ]; then
    work=$app scratch=$app/.build
    [ -n "${module:-}" ] || module=$(swift package --package-path "$work" describe \
      | awk '/^ *Name:/ { name = $2 } /^ *Type: executable/ { print name; exit }')
  else
    # One build of UIKit for the tests, the gallery and all applications.
    work=$root/.build/run scratch=$root/.build
    # A module's name is an identifier, and no other module's here.
    module=$(basename "${app%.playground}" .swift | sed 's/[^A-Za-z0-9_]/_/g; s/^[0-9]/_&/')
  fi
  if [ "${1:-}" = --again ] && rebuild; then
    program=$root/.build/run/Programs/$module/$module
  else
    local listed=$(sources)
    # What did not build is built again as fast, if its files are the same.
    [ "$listed" = "$built" ] || built=''
    ready=''
    [ "$work" = "$app" ] || generate "$work" "$module" || return 1
    build --package-path "$work" --scratch-path "$scratch" --product "$module" || return 1
    [ "$work" = "$app" ] || built=$listed
  fi
  binaries=${bin:=$(swift build --package-path "$work" --scratch-path "$scratch" --show-bin-path)}

  # What an application's bundle holds besides the program: a folder of its own for each.
  # One that runs keeps its own until the new one is whole.
  bundle=$root/.build/run/Bundles/$module
  # Foundation takes a folder whose name ends so for one within a bundle, and reads no property list in it.
  [[ $module != *Contents ]] || bundle+=_
  local made=$bundle.made former=$bundle.former
  rm -rf "$made" "$former"
  mkdir -p "$made"
  cp "${program:-$binaries/$module}" "$made/"
  find "$binaries" -maxdepth 1 -name '*.resources' -not -name '*Tests.resources' -exec cp -r {} "$made/" \;
  [ "$work" = "$app" ] || [ ! -d "$app" ] || copy_resources "$app" "$made"
  [ ! -e "$bundle" ] || mv "$bundle" "$former"
  mv "$made" "$bundle"
  rm -rf "$former"
}
