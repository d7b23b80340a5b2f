/** How long until it may be tried again, as the end of 'Please wait …'. */
export function waitInWords(seconds: number): string {
  if (seconds <= 60) return 'a little';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 50) return `about ${minutes} minutes`;
  const hours = Math.max(1, Math.round(minutes / 60));
  return hours === 1 ? 'about an hour' : `about ${hours} hours`;
}
