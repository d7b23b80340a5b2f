import type { Device, DeviceChanges } from './device.ts';
import type { Sql } from './sql.ts';

const columns = `
  sub, device_key as "deviceKey", name, is_remembered as "isRemembered", credential,
  created_at as "createdAt", changed_at as "changedAt", last_signed_in_at as "lastSignedInAt"`;

export async function saveDevice(
  sql: Sql,
  device: Device,
  { keptOfMember }: { readonly keptOfMember: number },
): Promise<void> {
  await sql.query(
    `insert into user_pool.device
       (sub, device_key, name, is_remembered, credential, created_at, changed_at, last_signed_in_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (sub, device_key) do update set
       name = excluded.name, is_remembered = excluded.is_remembered, credential = excluded.credential,
       changed_at = excluded.changed_at, last_signed_in_at = excluded.last_signed_in_at`,
    [
      device.sub,
      device.deviceKey,
      device.name,
      device.isRemembered,
      device.credential,
      device.createdAt,
      device.changedAt,
      device.lastSignedInAt,
    ],
  );
  await sql.query(
    `delete from user_pool.device
     where sub = $1 and device_key in (
       select device_key from user_pool.device where sub = $1
       order by last_signed_in_at desc, device_key offset $2)`,
    [device.sub, keptOfMember],
  );
}

export async function findDevice(sql: Sql, sub: string, deviceKey: string): Promise<Device | null> {
  const { rows } = await sql.query<Device>(
    `select ${columns} from user_pool.device where sub = $1 and device_key = $2`,
    [sub, deviceKey],
  );
  return rows[0] ?? null;
}

export async function listDevices(sql: Sql, sub: string): Promise<readonly Device[]> {
  const { rows } = await sql.query<Device>(
    `select ${columns} from user_pool.device where sub = $1 order by last_signed_in_at desc, device_key`,
    [sub],
  );
  return rows;
}

export async function changeDevice(
  sql: Sql,
  sub: string,
  deviceKey: string,
  { isRemembered, lastSignedInAt }: DeviceChanges,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update user_pool.device set
       is_remembered = coalesce($3, is_remembered),
       last_signed_in_at = coalesce($4, last_signed_in_at),
       changed_at = $5
     where sub = $1 and device_key = $2`,
    [sub, deviceKey, isRemembered ?? null, lastSignedInAt ?? null, at],
  );
  return rowCount === 1;
}

export async function removeDevice(sql: Sql, sub: string, deviceKey: string): Promise<boolean> {
  const { rowCount } = await sql.query('delete from user_pool.device where sub = $1 and device_key = $2', [
    sub,
    deviceKey,
  ]);
  return rowCount === 1;
}
