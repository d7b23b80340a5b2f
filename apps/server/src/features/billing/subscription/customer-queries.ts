import type { Db } from '#adapters/db/database.ts';

/** A person as the payment provider knows them. */
export interface Customer {
  readonly personId: string;
  readonly customerId: string;
  readonly email: string;
  readonly name: string;
}

const columns = 'person_id as "personId", customer_id as "customerId", email, name';

export async function findCustomer(db: Db, customerId: string): Promise<Customer | null> {
  const { rows } = await db.query<Customer>(`select ${columns} from customer where customer_id = $1`, [
    customerId,
  ]);
  return rows[0] ?? null;
}

export async function findCustomerOf(db: Db, personId: string): Promise<Customer | null> {
  const { rows } = await db.query<Customer>(`select ${columns} from customer where person_id = $1`, [
    personId,
  ]);
  return rows[0] ?? null;
}

/** Another server may have been quicker: then its customer is the one. */
export async function saveCustomer(db: Db, customer: Customer, now: Date): Promise<Customer> {
  const { rows } = await db.query<Customer>(
    `insert into customer (person_id, customer_id, email, name, created_at) values ($1, $2, $3, $4, $5)
     on conflict (person_id) do update set name = excluded.name returning ${columns}`,
    [customer.personId, customer.customerId, customer.email, customer.name, now],
  );
  const [saved] = rows;
  if (saved === undefined) throw new Error('An upsert brought no row.');
  return saved;
}

/** The provider deleted the customer that we knew. */
export async function replaceCustomer(db: Db, personId: string, customerId: string): Promise<void> {
  await db.query('update customer set customer_id = $2 where person_id = $1', [personId, customerId]);
}

/** A bank took a payment of theirs back. The first time stays. */
export async function setDisputed(db: Db, customerId: string, at: Date): Promise<void> {
  await db.query('update customer set disputed_at = coalesce(disputed_at, $2) where customer_id = $1', [
    customerId,
    at,
  ]);
}

/** One clock for all servers, so that of two answers the later is known. */
export async function readDatabaseTime(db: Db): Promise<Date> {
  const { rows } = await db.query<{ now: Date }>('select clock_timestamp() as now');
  const [row] = rows;
  if (row === undefined) throw new Error('PostgreSQL did not tell the time.');
  return row.now;
}
