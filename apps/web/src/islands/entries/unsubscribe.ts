import { hydrateIsland } from '#islands/hydrate.tsx';
import { Unsubscribe } from '#islands/unsubscribe.tsx';

hydrateIsland(Unsubscribe);
