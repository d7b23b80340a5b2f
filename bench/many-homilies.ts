// Homilies by the hundred thousand, written straight into the running site's embedded database.
import { join } from 'node:path';
import { pgDatabase } from '../apps/server/src/adapters/db/pg-database.ts';
import { openPostgres } from '../packages/postgres/src/postgres.ts';

const atOnce = 1_000;

/** One a day, back from yesterday; texts of a usual length, each its own. */
const insertHomilies = `
  with day as (
    select current_date - number as date, number from generate_series($1::int, $2::int) as number
  ), draft as (
    insert into homily_draft (date, content, saved_at) select date, '{}', now() from day
    on conflict (date) do nothing returning date
  )
  insert into homily (date, title, book, chapter, verse, gospel_text, source, copyright, homily_text, published_at)
  select date, 'Of day ' || date, 'Luke', 20, '27-40',
         repeat('A passage of ' || date || ' as it was read. ', 20), 'World English Bible', '',
         repeat('What is plain today, ' || date || ', was hidden yesterday. ', 22), now()
  from draft`;

export async function fillWithHomilies(dataDir: string, count: number): Promise<void> {
  const postgres = await openPostgres({ dataDir: join(dataDir, 'postgres'), database: 'wayfare' });
  const database = pgDatabase(postgres.connection('wayfare'), console);
  const analyze = async () => void (await database.query('analyze homily, homily_draft'));
  await database.query('delete from homily');
  await database.query('delete from homily_draft');
  for (let from = 1; from <= count; from += atOnce) {
    await database.query(insertHomilies, [from, Math.min(from + atOnce - 1, count)]);
    // While a table is taken for a tiny one, its keys are looked for row by row.
    if (from === 1) await analyze();
  }
  await analyze();
  await database.close();
  await postgres.close();
}
