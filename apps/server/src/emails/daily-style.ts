import type { CSSProperties } from 'react';

const serif = "Georgia, 'Times New Roman', serif";

/** For long reading. Sizes and families stand on what surrounds the paragraphs, so that each costs few bytes. */
export const dailyStyle = {
  day: { margin: '20px 0 0', color: '#455c66', fontSize: 15, lineHeight: 1.5 },
  gospel: {
    margin: '0 0 28px',
    padding: '0 0 0 18px',
    borderLeft: '4px solid #e3ab22',
    fontFamily: serif,
    fontSize: 18,
    lineHeight: 1.6,
  },
  reference: { margin: '0 0 10px', fontSize: 18, lineHeight: 1.4, fontWeight: 700 },
  reflection: { margin: '0 0 24px', fontSize: 18, lineHeight: 1.6 },
  paragraph: { margin: '0 0 14px' },
  source: { margin: 0, color: '#455c66', fontSize: 13, lineHeight: 1.5 },
} as const satisfies Record<string, CSSProperties>;
