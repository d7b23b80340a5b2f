import { postSearchSource } from './features/blog/search-source.ts';
import { homilySearchSource } from './features/homily/search-source.ts';

export const searchSources = [homilySearchSource, postSearchSource] as const;
