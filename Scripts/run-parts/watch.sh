# Building and running again after each save. Part of Scripts/run.

# Whether something was saved since the last question. What is saved while it is asked counts the next time.
was_saved() {
  touch "$saved.now"
  find -L "$app" -newer "$saved" -not -path '*/.*' 2> /dev/null | grep -q . || return 1
  mv "$saved.now" "$saved"
}

# Compiles and links once as the next saves do, while the application runs.
get_ready() {
  [ -n "$built" ] && [ -z "$ready" ] || return 0
  "$root/Scripts/recompile" "$root/.build" "$module" "$root/.build/run/Programs/$module" > /dev/null 2>&1 &
  ready=$!
}

# Runs the application, and again after each save that builds. Its pages come back by themselves: port
# and key stay the same. A window is opened anew, at its place. What went wrong is shown by the program that runs.
watch() {
  local pid='' returns=''
  export UIKIT_PAGE_NOTICE=$root/.build/run/notice.txt
  # What is done in the pages, from one build to the next.
  export UIKIT_PAGE_STATE=$root/.build/run/State
  rm -rf "$UIKIT_PAGE_STATE"
  UIKIT_PAGE_KEY=${UIKIT_PAGE_KEY:-$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')}
  export UIKIT_PAGE_KEY
  trap '[ -z "$pid" ] || kill "$pid" 2> /dev/null' EXIT
  while :; do
    if [ -z "$pid" ]; then
      SWIFT_BACKTRACE=enable=off "$bundle/$module" &
      pid=$!
      get_ready
    fi
    until was_saved; do
      sleep 0.05
      # What was done before the save may be what a new program cannot do.
      if [ -n "$returns" ] && [ $((SECONDS - returns)) -lt 15 ] && ! kill -0 "$pid" 2> /dev/null; then
        returns=''
        rm -rf "$UIKIT_PAGE_STATE"
        UIKIT_PAGE_SAID='The application is at its beginning, because it stopped when what was done before was done again.' \
          SWIFT_BACKTRACE=enable=off "$bundle/$module" &
        pid=$!
      fi
    done
    local start=$(date +%s%N)
    if prepare --again 2> "$UIKIT_PAGE_NOTICE"; then
      kill "$pid" 2> /dev/null || true
      wait "$pid" 2> /dev/null || true
      pid='' returns=$SECONDS
      echo "Scripts/run: built in $((($(date +%s%N) - start) / 1000000)) ms" >&2
    else
      # Errors name the files that were edited.
      sed -i "s#$root/.build/run/Sources/$module/#$app/#g; /first build takes minutes/d" "$UIKIT_PAGE_NOTICE"
      cat "$UIKIT_PAGE_NOTICE" >&2
      # A program that has stopped is started with the next save that builds.
      kill -USR1 "$pid" 2> /dev/null || true
    fi
  done
}
