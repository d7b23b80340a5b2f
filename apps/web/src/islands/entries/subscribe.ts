import { hydrateIsland } from '#islands/hydrate.tsx';
import { Subscribe } from '#islands/subscribe.tsx';

hydrateIsland(Subscribe);
