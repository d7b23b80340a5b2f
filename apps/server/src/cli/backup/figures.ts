export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** As somebody would say it: '3 hours'. */
export function ageInWords(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}
