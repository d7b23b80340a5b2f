import type { RouteObject } from 'react-router';
import { addresses } from '#app/addresses.ts';
import { Homilies } from './homilies.tsx';
import { Reading } from './reading.tsx';

/** What is below the address of the homilies. */
export const homilyPlaces: RouteObject[] = [
  { path: addresses.homilies, element: <Homilies /> },
  { path: `${addresses.homilies}/:date`, element: <Reading /> },
];
