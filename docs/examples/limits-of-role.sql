alter role wayfare set statement_timeout = '5s';
alter role wayfare set idle_in_transaction_session_timeout = '10s';
