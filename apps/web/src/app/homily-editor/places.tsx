import type { RouteObject } from 'react-router';
import { addresses } from '#app/addresses.ts';
import { later } from '#app/later.tsx';
import { HomilyAdminsOnly } from './homily-admins-only.tsx';

const Overview = later(() => import('./overview.tsx').then(({ Overview }) => Overview));
const EditHomily = later(() => import('./edit-homily.tsx').then(({ EditHomily }) => EditHomily));

const CorrectDay = later(() => import('./correct-day.tsx').then(({ CorrectDay }) => CorrectDay));

/** Where homilies are written. What it needs comes only when somebody writes. */
export const homilyEditorPlaces: RouteObject[] = [
  {
    element: <HomilyAdminsOnly />,
    children: [
      { path: addresses.writeHomilies, element: <Overview /> },
      { path: addresses.writeHomily(':date'), element: <EditHomily /> },
      { path: addresses.correctDay(':date'), element: <CorrectDay /> },
    ],
  },
];
