import { Forgot } from '#islands/forgot.tsx';
import { hydrateIsland } from '#islands/hydrate.tsx';

hydrateIsland(Forgot);
