import { searchedPosts } from './features/blog/search-source.ts';
import { searchedHomilies } from './features/homily/search-source.ts';

/** All whose texts are searched. */
export const searchSources = [searchedHomilies, searchedPosts] as const;
