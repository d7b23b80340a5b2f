/** From what the mail is about alone, so that every try carries the same. */
export const messageIdFor = (subject: string, publicUrl: string): string =>
  `<${subject}@${new URL(publicUrl).hostname.replaceAll(/[^\w.-]/g, '')}>`;
