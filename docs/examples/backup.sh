pg_dump --host="$DATA_DIR/postgres/run" --username=wayfare --format=custom --file=wayfare.dump wayfare
