import { createHash } from 'node:crypto';

/** The manifest of the build. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
>;

export interface Assets {
  style(name: StyleName): string;
  script(name: ScriptName): { address: string; preloads: readonly string[] };
  /** The source of a script without imports. */
  scriptText(name: ScriptName): string;
  /** The scripts and styles that a page adds to the dashboard. */
  filesOf(page: LazyPage): readonly string[];
  fonts: readonly string[];
  /** With the list of files that it caches for offline reading. */
  serviceWorker(): string;
}

export type StyleName = 'landing' | 'text' | 'days' | 'blog' | 'form' | 'dashboard' | 'shared-day' | 'search';
export type ScriptName =
  | 'enhance'
  | 'dashboard'
  | 'dashboard-before-paint'
  | 'dashboard-early-text'
  | 'dashboard-early-post'
  | 'preferences-before-paint'
  | 'hide-link'
  | IslandName;
export type IslandName =
  | 'signup'
  | 'login'
  | 'forgot'
  | 'reset'
  | 'confirm'
  | 'confirm-error'
  | 'subscribe'
  | 'welcome';

export type EditorKind = 'post-editor' | 'homily-editor';
/** Pages of the dashboard whose documents name their files. */
export type LazyPage = EditorKind | 'post';

const lazySources: Record<LazyPage, readonly string[]> = {
  post: ['src/app/pages/blog/post-page.tsx'],
  'post-editor': ['src/app/pages/write-post/post-editor.tsx', 'src/app/editing/view/text-tools.tsx'],
  'homily-editor': [
    'src/app/pages/write-homily/edit-homily.tsx',
    'src/app/pages/write-homily/homily-text-editor.tsx',
    'src/app/editing/view/text-tools.tsx',
  ],
};

/** Lazy parts of the dashboard that are not needed offline. */
const onlineOnly =
  /^src\/app\/(editing\/(?!leaving-device)|reading\/scheduled-time|pages\/(admin|pictures|search|write-homily|write-post|subscription\/choose-plan|blog\/(text-list|bin)))/;

const scriptSource = (name: ScriptName): string => {
  if (name === 'enhance') return 'src/site/enhance.ts';
  if (name === 'dashboard') return 'src/app/shell/main.tsx';
  if (name === 'dashboard-before-paint') return 'src/app/shell/before-paint.ts';
  if (name === 'dashboard-early-text') return 'src/app/shell/early-text.tsx';
  if (name === 'dashboard-early-post') return 'src/app/shell/early-post.tsx';
  return `src/islands/entries/${name}.ts`;
};

const styleSource = (name: StyleName): string =>
  name === 'dashboard' ? 'src/app/shell/dashboard.css' : `src/styles/entries/${name}.css`;

export function createAssets(manifest: Manifest, read: (file: string) => string): Assets {
  const getEntry = (source: string): Manifest[string] => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The build has no entry for ${source}. Run the build again.`);
    return entry;
  };
  const listImports = (source: string, seen = new Set<string>()): Set<string> => {
    for (const next of getEntry(source).imports ?? []) {
      if (!seen.has(next)) listImports(next, seen.add(next));
    }
    return seen;
  };
  const address = (source: string): string => `/${getEntry(source).file}`;
  const fonts = ['src/styles/fonts/fraunces.woff2', 'src/styles/fonts/source-sans.woff2'].map(address);
  return {
    style: (name) => address(styleSource(name)),
    script: (name) => {
      const source = scriptSource(name);
      return { address: address(source), preloads: [...listImports(source)].map(address) };
    },
    scriptText: (name) => {
      const { file, imports = [] } = getEntry(scriptSource(name));
      const text = read(file);
      if (imports.length > 0 || text.includes('</'))
        throw new Error(`The script ${name} cannot be inlined. Run the build again.`);
      return text;
    },
    filesOf(page) {
      const inDocument = listImports(scriptSource('dashboard')).add(scriptSource('dashboard'));
      const sources = new Set(lazySources[page].flatMap((source) => [source, ...listImports(source)]));
      const added = [...sources].filter((source) => !inDocument.has(source));
      const styles = new Set(added.flatMap((source) => getEntry(source).css ?? []));
      return [...added.map(address), ...[...styles].map((file) => `/${file}`)];
    },
    serviceWorker() {
      const files = new Set([address(styleSource('dashboard')), ...fonts]);
      const seen = new Set<string>();
      const addFiles = (source: string): void => {
        if (seen.has(source) || onlineOnly.test(source)) return;
        seen.add(source);
        const { file, imports = [], dynamicImports = [], css = [] } = getEntry(source);
        for (const each of [file, ...css]) files.add(`/${each}`);
        for (const next of [...imports, ...dynamicImports]) addFiles(next);
      };
      addFiles('src/app/shell/early-text.tsx');
      addFiles('src/app/shell/main.tsx');
      const name = `shell-${createHash('sha256')
        .update([...files].join())
        .digest('hex')
        .slice(0, 16)}`;
      return `const shell=${JSON.stringify({ name, files: [...files] })};\n${read(getEntry('src/service-worker.ts').file)}`;
    },
    fonts,
  };
}
