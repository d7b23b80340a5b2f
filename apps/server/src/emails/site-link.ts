/** The only maker of links for mails: they lead to our own site, whatever a request said its host was. */
export function siteLink(
  publicUrl: string,
  path: `/${string}`,
  query: Readonly<Record<string, string>> = {},
): string {
  const link = new URL(path, publicUrl);
  if (link.origin !== new URL(publicUrl).origin) throw new Error(`Not a path of our own: ${path}`);
  for (const [name, value] of Object.entries(query)) link.searchParams.set(name, value);
  return link.href;
}
