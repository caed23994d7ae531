# The package that sources without one are built in. Part of Scripts/run.

# The products of Porting/AppleModules for sources that import one of them, under the aliases of
# docs/porting.md. Without its alias a module would be built under Apple's name, where OpenCombine takes
# it for Apple's.
apple_modules() {
  local name
  grep -RqE "^ *(@[A-Za-z_]+ +)*import (class |struct |enum |func )?(Combine|os|OSLog)\b" "$1" || return 0
  for name in Combine:Combine os:OS OSLog:OSLog; do
    echo "        .product(name: \"${name%:*}\", package: \"applemodules\", moduleAliases: [\"${name%:*}\": \"Ported${name#*:}\"]),"
  done
}

# The dependencies of sources in $1 on the modules of --modules, $2 itself left out.
vendor_dependencies() {
  local vendor
  for vendor in $(ls "${vendors:-/var/empty}" 2> /dev/null); do
    [ "$vendor" = "$2" ] || ! grep -RqE "^ *(@[a-z_]+ +)*import (class |struct |enum |func )?$vendor\b" "$1" \
      || echo "        \"$vendor\","
  done
}

# A target for each module of --modules.
vendor_targets() {
  local work=$1 originals=$2 vendor
  for vendor in $(ls "${vendors:-/var/empty}" 2> /dev/null); do
    cp -r "$vendors/$vendor" "$work/Sources/"
    echo "    .target("
    echo "      name: \"$vendor\","
    echo "      dependencies: ["
    echo "        .product(name: \"UIKit\", package: \"OpenCollectionView\"),"
    vendor_dependencies "$vendors/$vendor" "$vendor"
    apple_modules "$vendors/$vendor"
    echo "      ],"
    # A module may say how it is to be compiled.
    echo "      swiftSettings: [$(cat "$vendors/$vendor/.settings" 2> /dev/null || echo '.swiftLanguageMode(.v5)')]),"
  done
}

# A target for each module of --tests.
test_targets() {
  local work=$1 module=$2 name
  for name in $(ls "${tests:-/var/empty}" 2> /dev/null); do
    # Resources go into the bundle that the tests run in.
    (cd "$tests" && find "$name" -name '*.swift' -exec cp --parents {} "$work/Sources/" \;)
    echo "    .testTarget("
    echo "      name: \"$name\","
    echo "      dependencies: ["
    echo "        \"$module\", .product(name: \"UIKit\", package: \"OpenCollectionView\"),"
    vendor_dependencies "$tests/$name" "$name"
    apple_modules "$tests/$name"
    echo "      ],"
    echo "      path: \"Sources/$name\","
    echo "      swiftSettings: [.swiftLanguageMode(.v$mode)]),"
  done
}

# A package of the sources, one for all applications in turn, so that UIKit is built once.
generate() {
  local work=$1 module=$2 originals=$1/Originals modules='' package='' linker='' targets='' settings='' name code folder
  # The linker that comes with Swift takes half the time of the system's.
  ! [ -x "$(dirname "$(command -v swiftc)")/ld.lld" ] || linker=', linkerSettings: [.unsafeFlags(["-use-ld=lld"])]'
  rm -rf "$work/Sources" "$originals"
  mkdir -p "$originals/$module" "$work/Sources"
  code=$(page_code) || return
  local folders=("$app")
  if [ -n "$code" ]; then
    page_program "$code" "$originals/$module"
    folders=()
    [[ $app == *.swift ]] || folders=("$app/Sources" "$(dirname "$code")/Sources")
  elif [ -f "$app" ]; then
    folders=()
    ln -s "$app" "$originals/$module/"
  fi
  for folder in "${folders[@]}"; do
    [ -d "$folder" ] || continue
    find "$folder" -name '*.swift' -not -path "$app/.build/*" -not -path '*Tests/*' | while read -r file; do
      local place=${file#"$app/"}
      mkdir -p "$originals/$module/$(dirname "$place")"
      ln -sf "$file" "$originals/$module/$place"
    done
  done
  modules=$(apple_modules "$originals")
  modules+=$'\n'$(vendor_dependencies "$originals" "$module")
  targets=$(vendor_targets "$work" "$originals")
  targets+=$'\n'$(test_targets "$work" "$module")
  for name in $defines; do settings+=", .define(\"$name\")"; done
  ! [[ $modules$targets =~ applemodules ]] || package=".package(path: \"$root/Porting/AppleModules\"),"
  if [ -n "$inspect" ]; then
    modules+=$'\n        .product(name: "UIKitInspection", package: "OpenCollectionView"),'
  fi
  if [ -n "$code" ]; then
    modules+=$'\n        .product(name: "PlaygroundSupport", package: "OpenCollectionView"),'
  fi
  if [ -n "$serve" ]; then
    modules+=$'\n        .product(name: "UIKitWeb", package: "OpenCollectionView"),'
  fi
  if [ -n "$window" ]; then
    modules+=$'\n        .product(name: "UIKitWindow", package: "OpenCollectionView"),'
  fi
  if [ -z "$ported" ] && { [ -n "$port" ] || needs_porting "$originals/$module"; }; then
    build --package-path Porting --product uikit-port
    "$(swift build --package-path Porting --show-bin-path)/uikit-port" \
      "$originals/$module" --resources "$app" -o "$work/Sources/$module"
  else
    mv "$originals/$module" "$work/Sources/"
    date_links "$work/Sources/$module"
  fi
  starts_application "$work/Sources/$module" || starter "$work/Sources/$module"
  cat > "$work/Package.swift.new" <<PACKAGE
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Run",
  dependencies: [
    .package(name: "OpenCollectionView", path: "$root"),
    $package
  ],
  targets: [
$targets
    .executableTarget(
      name: "$module",
      dependencies: [
        .product(name: "UIKit", package: "OpenCollectionView"),
$modules
      ],
      swiftSettings: [.swiftLanguageMode(.v$mode)$settings]$linker)
  ])
PACKAGE
  # A manifest that stays the same is not read again.
  cmp -s "$work/Package.swift.new" "$work/Package.swift" || cp "$work/Package.swift.new" "$work/Package.swift"
}
