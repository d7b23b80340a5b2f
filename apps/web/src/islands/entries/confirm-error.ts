import { ConfirmError } from '#islands/confirm-error.tsx';
import { hydrateIsland } from '#islands/hydrate.tsx';

hydrateIsland(ConfirmError);
