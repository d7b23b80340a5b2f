import { hydrateIsland } from '#islands/hydrate.tsx';
import { Signup } from '#islands/signup.tsx';

hydrateIsland(Signup);
