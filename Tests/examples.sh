# Sourced by the scripts that try the applications of Examples in windows and pages.

# The folders of the applications. Those of Examples/Projects do not build, on purpose.
examples() {
  grep -rlE '^ *@(main|UIApplicationMain)\b' Examples --include='*.swift' | grep -vE '/\.build/|^Examples/Projects/' | xargs -n 1 dirname | sort
  echo Examples/Shop
}

# Builds an application that is shown by --window or --serve, and prints its program.
build_example() { # FOLDER --window|--serve
  local options=("$1")
  # A library: one of its screens is shown.
  [ "$1" != Examples/Shop ] \
    || options=(Examples/Shop/Sources/Shop --show 'UINavigationController(rootViewController: StoreViewController())')
  Scripts/run "${options[@]}" "$2" --build 2> >(grep -vE 'first build takes minutes|no @main' >&2)
}

# What the script beside an application does, with real keys in place of a keyboard on the screen.
example_script() { # FOLDER
  printf 'screen 390x844@1\nkeyboard 0\n'
  [ ! -f "$1.txt" ] || grep -v '^picture' "$1.txt"
  echo 'wait 3'
}

# How its script is played without a display: at once, unless the application has timers, which follow real time.
example_pace() { # FOLDER
  grep -rq 'Timer' "$1" --include='*.swift' --exclude-dir=.build || echo UIKIT_INSTANT=1
}
