import type { RouteObject } from 'react-router';
import { paths } from '#app/paths.ts';
import { Homilies } from './homilies.tsx';
import { Reading } from './reading.tsx';

/** What is below the address of the homilies. */
export const homilyRoutes: RouteObject[] = [
  { path: paths.homilies, element: <Homilies /> },
  { path: `${paths.homilies}/:date`, element: <Reading /> },
];
