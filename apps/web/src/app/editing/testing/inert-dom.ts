// HTML parsed as browsers parse it, for unit tests.
import { createRequire } from 'node:module';

interface Implementation {
  readonly prototype: object;
}

// Its types describe another package name.
const require = createRequire(import.meta.url);
const domino = require('@mixmark-io/domino') as {
  readonly impl: Readonly<Record<'HTMLElement' | 'Text', Implementation>>;
  createDocument(html: string, force: boolean): Document;
};

interface Prototype {
  querySelectorAll(selector: string): ArrayLike<Element>;
}

function define(prototype: object, methods: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
}

/** The newer methods of the DOM, which domino lacks. */
function complete(): void {
  const { HTMLElement, Text } = domino.impl;
  const select: Prototype['querySelectorAll'] = Reflect.get(HTMLElement.prototype, 'querySelectorAll');
  const toNode = (parent: globalThis.Node, part: globalThis.Node | string): globalThis.Node =>
    typeof part === 'string' ? (parent.ownerDocument as Document).createTextNode(part) : part;
  type Part = globalThis.Node | string;
  define(HTMLElement.prototype, {
    querySelectorAll(this: globalThis.Element, selector: string) {
      return Array.from(select.call(this as unknown as Prototype, selector));
    },
    querySelector(this: globalThis.Element, selector: string) {
      return this.querySelectorAll(selector)[0] ?? null;
    },
    append(this: globalThis.Element, ...parts: Part[]) {
      for (const part of parts) this.appendChild(toNode(this, part));
    },
    prepend(this: globalThis.Element, ...parts: Part[]) {
      const first = this.firstChild;
      for (const part of parts) this.insertBefore(toNode(this, part), first);
    },
  });
  for (const { prototype } of [HTMLElement, Text])
    define(prototype, {
      before(this: ChildNode, ...parts: Part[]) {
        for (const part of parts) this.parentNode?.insertBefore(toNode(this, part), this);
      },
      after(this: ChildNode, ...parts: Part[]) {
        const next = this.nextSibling;
        for (const part of parts) this.parentNode?.insertBefore(toNode(this, part), next);
      },
      replaceWith(this: ChildNode, ...parts: Part[]) {
        this.before(...parts);
        this.remove();
      },
    });
}

/** Lets `parseInertHtml` work outside of a browser. Returns what undoes it. */
export function installInertDom(): () => void {
  complete();
  const before = globalThis.DOMParser;
  globalThis.DOMParser = class {
    parseFromString(html: string): Document {
      return domino.createDocument(html, true);
    }
  };
  return () => {
    globalThis.DOMParser = before;
  };
}
