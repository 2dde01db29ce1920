/** A step of a key or a pointer, as both protocols of the WebDriver standard spell it. */
export type Step =
  | { type: 'keyDown' | 'keyUp'; value: string }
  | { type: 'pointerMove'; x: number; y: number; origin: 'viewport' }
  | { type: 'pointerDown' | 'pointerUp'; button: number };

export interface ActionSource {
  type: 'key' | 'pointer';
  id: string;
  actions: Step[];
}

/** What a driver must be able to do; everything else is a script in the page, so that it is the same in each engine. */
export interface Visitor {
  /** Runs a function in each page before the page's own scripts. Drivers over HTTP cannot. */
  runFirst?(script: string): Promise<void>;
  /** Resolves when the page has loaded. */
  open(address: string): Promise<void>;
  /** Runs an expression in the page, awaits its value, and returns what that is as JSON. */
  run(expression: string): Promise<unknown>;
  perform(sources: readonly ActionSource[]): Promise<void>;
  end(): Promise<void>;
}

export interface Engine {
  /** Name and version, as the driver names them. */
  name: string;
  /** Whether Tab passes over links and buttons unless Alt is held, as in Safari. */
  tabNeedsAlt?: boolean;
  /** Begins as somebody whom no page knows. */
  visit(): Promise<Visitor>;
  stop(): Promise<void>;
}

/** The expression that a driver evaluates: it ends in a text, which both protocols return alike. */
export const asText = (expression: string) =>
  `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`;
