import { SOCKET_PORT } from './sockets.ts';

/** Set at every start, so that existing clusters get changes. Sized for a small machine. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  port: String(SOCKET_PORT),
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '64MB',
  effective_cache_size: '256MB',
  max_wal_size: '256MB',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  jit: 'off',
  // Fewer processes and less shared memory, which containers limit.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '%m [%p] ',
};

export function serverArguments(cluster: string, socketDirectory: string): string[] {
  // PostgreSQL reads a list here: quoting keeps a comma in the path from ending it.
  const sockets = `"${socketDirectory.replaceAll('"', '""')}"`;
  const settings = { ...SETTINGS, unix_socket_directories: sockets };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
