import { postSearchSource } from './features/blog/search-source.ts';
import { searchedHomilies } from './features/homily/search-source.ts';

/** All whose texts are searched. */
export const searchSources = [searchedHomilies, postSearchSource] as const;
