import { hydrateIsland } from '#islands/hydrate.tsx';
import { Reset } from '#islands/reset.tsx';

hydrateIsland(Reset);
