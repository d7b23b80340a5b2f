import { searchedPosts } from './features/blog/searched.ts';
import { searchedHomilies } from './features/homily/searched.ts';

/** All whose texts are searched. */
export const searchedRooms = [searchedHomilies, searchedPosts] as const;
