import { style } from './mail-style.ts';

export const sampleWords =
  'SAMPLE. This mail was made while trying the site. It is not a receipt, and proves no gift.';

export const SampleMark = () => (
  <p className="sample" style={style.sample}>
    {sampleWords}
  </p>
);
