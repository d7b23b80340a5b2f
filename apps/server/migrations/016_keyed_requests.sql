-- What told two requests of a minute apart was a bare hash of the address, which can be guessed. From now on it is
-- under a key; of the old ones, which are remembered for a week, only that they were there is kept.
update job set key = job_id::text where name in ('reset-request', 'resend-confirmation');
