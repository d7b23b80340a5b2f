pg_restore --host="$DATA_DIR/postgres/run" --username=wayfare --clean --if-exists --dbname=wayfare wayfare.dump
