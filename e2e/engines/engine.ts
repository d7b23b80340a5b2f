/** A browser. Elements are passed as JavaScript expressions that find them in the page. */
export interface Engine {
  readonly name: string;
  goTo(address: string): Promise<void>;
  /** Evaluates an expression in the page. The value must be serializable as JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Clicks with the pointer, after scrolling to the element. */
  click(element: string): Promise<void>;
  /** Types with the keyboard. */
  type(element: string, text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
