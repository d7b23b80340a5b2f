/** A reference to a note, as the sanitizer writes it. */
const reference = /(?:<sup>)?<a role="doc-noteref" id="fnref-\d+" href="#fn-(\d+)">.*?<\/a>(?:<\/sup>)?/g;
/** The link from a note to its reference. */
const backLink = / ?<a role="doc-backlink" [^<>]*>.*?<\/a>/g;

/** Sanitized HTML with another text for each reference, and without the links back. */
export const replaceNoteLinks = (html: string, toReference: (number: string) => string): string =>
  html.replace(backLink, '').replace(reference, (_, number: string) => toReference(number));
