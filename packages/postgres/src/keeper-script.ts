/**
 * Two small shell scripts, kept as text so that they travel with a bundle. Descriptor 3 is the reading end of the
 * openers' pipe, 4 the start lock; PostgreSQL must inherit neither.
 */

/** Arguments: the watcher, words to put before it, the pipe, its closed name, then the server's command. */
export const KEEPER = `
trap '' HUP INT TERM
watch=$1 guard=$2 openers=$3 closed=$4
shift 4
crashes=0
while :; do
  "$@" 3<&- 4<&- &
  server=$!
  $guard /bin/sh -c "$watch" wayfare-watcher "$openers" "$closed" "$server" 4<&- &
  watcher=$!
  wait "$server"
  code=$?
  kill -9 "$watcher" 2>/dev/null
  wait "$watcher" 2>/dev/null
  # Only what was killed from outside starts again; a server that says why it will not start has said so.
  [ "$code" -gt 128 ] || [ "$crashes" -gt 0 ] || exit "$code"
  [ "$code" -ne 0 ] || exit 0
  crashes=$((crashes + 1))
  [ "$crashes" -le 10 ] || exit "$code"
  echo "The server died (status $code); starting it again."
  sleep 1
  [ -e "$closed" ] && mv "$closed" "$openers"
done
`;

/** Arguments: pipe, its closed name, the server's process id. */
export const WATCHER = `
trap '' HUP INT TERM
openers=$1 closed=$2 server=$3
while :; do
  while read -r _ <&3; do :; done
  # Nobody holds on. Shut the door, then count once more: whoever slipped in keeps the database open.
  mv "$openers" "$closed"
  (read -r _ <&3) &
  count=$!
  (sleep 0.05; kill -9 "$count" 2>/dev/null) &
  limit=$!
  wait "$count"
  counted=$?
  wait "$limit"
  # The count reached the pipe's end by itself: nobody is there.
  [ "$counted" -gt 128 ] || break
  mv "$closed" "$openers"
done
kill -INT "$server"
`;
