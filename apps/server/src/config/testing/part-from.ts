import { type Config, readConfig } from '#config.ts';

type PartName = 'database' | 'masterKey' | 'identity' | 'payments' | 'mail' | 'storage';
type Part<Name extends PartName, Kind> = Extract<Config[Name], { readonly kind: Kind }>;

/** What an adapter is given where the operator sets this: read, checked and frozen as the server does it. */
export function partFrom<Name extends PartName, Kind extends Config[Name]['kind']>(
  settings: Readonly<Record<string, string>>,
  name: Name,
  kind: Kind,
): Part<Name, Kind> {
  const part = readConfig(settings)[name];
  if (!isOfKind<Name, Kind>(part, kind)) throw new Error(`These settings bring no ${kind} as ${name}.`);
  return part;
}

const isOfKind = <Name extends PartName, Kind>(part: Config[Name], kind: Kind): part is Part<Name, Kind> =>
  part.kind === kind;
