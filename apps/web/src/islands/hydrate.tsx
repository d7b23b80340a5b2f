import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandData, readIslandData } from './page-data.ts';

/** Hydrates the form that the server rendered. Here `react-dom` is Preact, which keeps the server's attributes (vite.config.ts). */
export function hydrateIsland(Screen: ComponentType<{ data: IslandData }>): void {
  const root = document.getElementById('island');
  if (root === null) throw new Error('This page has no element with the id "island".');
  hydrateRoot(root, <Screen data={readIslandData(document)} />);
}
