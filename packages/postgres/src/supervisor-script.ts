/**
 * Two small shell scripts, kept as text so that they travel with a bundle. Descriptor 3 is the reading end of the
 * openers' pipe, 4 the start lock; PostgreSQL must inherit neither.
 */

/**
 * Arguments: the watcher, words to put before it, the pipe, its closed name, then the server's command. It starts the
 * server once: when it ends before its time, whoever holds it open starts it again.
 */
export const SUPERVISOR = `
trap '' HUP INT TERM
watch=$1 guard=$2 openers=$3 closed=$4
shift 4
"$@" 3<&- 4<&- &
server=$!
$guard /bin/sh -c "$watch" wayfare-watcher "$openers" "$closed" "$server" 4<&- &
watcher=$!
wait "$server"
code=$?
kill -9 "$watcher" 2>/dev/null
wait "$watcher" 2>/dev/null
exit "$code"
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
