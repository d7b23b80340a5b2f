/** A row of `homily` as the content that was published: the same members as in a draft, so that both can be compared. */
export const contentOfHomily = `jsonb_build_object(
  'title', homily.title, 'book', homily.book, 'chapter', homily.chapter, 'verse', homily.verse,
  'gospelText', homily.gospel_text, 'source', homily.source, 'copyright', homily.copyright,
  'homilyText', homily.homily_text)`;
