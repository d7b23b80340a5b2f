import type { Shape } from './shape.ts';
import generated from './shapes.generated.json' with { type: 'json' };

const shapes: Readonly<Record<string, Shape>> = generated.objects;

/** The version of the API that the SDK we were generated from speaks, and we too. */
export const { apiVersion } = generated;

export const eventTypes: ReadonlySet<string> = new Set(generated.eventTypes.split(' '));

export const findShape = (type: string): Shape | null =>
  Object.hasOwn(shapes, type) ? (shapes[type] ?? null) : null;
