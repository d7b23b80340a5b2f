import homilies from './sample-homilies.json' with { type: 'json' };

/** Newest first. The last paragraph of each is the practice of the day. A stored text has a paragraph on each line. */
export const sampleHomilies = homilies.map((homily) => ({
  ...homily,
  gospelText: homily.gospelText.join('\n'),
  homilyText: homily.homilyText.join('\n'),
}));

export type SampleHomily = (typeof sampleHomilies)[number];
