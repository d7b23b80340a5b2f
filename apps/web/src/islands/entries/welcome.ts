import { hydrateIsland } from '#islands/hydrate.tsx';
import { Welcome } from '#islands/welcome.tsx';

hydrateIsland(Welcome);
