import { scheduleInWords, sentence } from './schedule-words.ts';

interface OpensOnProps {
  post: Parameters<typeof scheduleInWords>[0];
  /** What stands before the hour. */
  before: string;
}

/** When a draft opens by itself, as a sentence. Only those who write ever load it. */
export const OpensOn = ({ post, before }: OpensOnProps) => sentence(`${before} ${scheduleInWords(post)}`);
