import { sandboxPages } from '#pages/sandbox-pages.ts';
import type { PageRoute } from './page-route.ts';

export type { PageAnswer, PageRequest, PageRoute } from './page-route.ts';

/** Every page of a sandbox whose host says nothing of pages; what is not in here is answered 404. */
export const pageRoutes: readonly PageRoute[] = sandboxPages();
