/** A browser as the smoke journey drives it. An element is given as an expression that finds it in the page. */
export interface Engine {
  readonly name: string;
  goTo(address: string): Promise<void>;
  /** What an expression comes to in the page; its value must fit into JSON. */
  ask<T>(expression: string): Promise<T>;
  /** By the pointer, as a person does, where the element is in sight. */
  press(element: string): Promise<void>;
  /** By keys, into the element that has the focus. */
  type(element: string, text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
