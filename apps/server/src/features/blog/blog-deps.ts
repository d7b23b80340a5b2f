import type { AppDeps } from '#app-deps.ts';
import type { EditingDeps } from '#features/editing/kind.ts';

export type BlogDeps = EditingDeps & Pick<AppDeps, 'storage' | 'images' | 'mediaBase' | 'timeZone'>;

/** NOTIFY channel for changes of posts. */
export const postsTopic = 'post_changed';
