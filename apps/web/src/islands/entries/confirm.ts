import { Confirm } from '#islands/confirm.tsx';
import { hydrateIsland } from '#islands/hydrate.tsx';

hydrateIsland(Confirm);
