import type { Db } from '#adapters/db/database.ts';

const mostOffered = 200;

export async function categoriesInUse(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ category: string }>(
    `select category from post where category <> '' and binned_at is null
     group by category order by count(*) desc limit ${mostOffered}`,
  );
  return rows.map(({ category }) => category).toSorted((one, other) => one.localeCompare(other, 'en'));
}
