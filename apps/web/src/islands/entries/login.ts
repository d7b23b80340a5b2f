import { hydrateIsland } from '#islands/hydrate.tsx';
import { Login } from '#islands/login.tsx';

hydrateIsland(Login);
