export interface Emitter<Events> {
  /** Calls the listener at each event of a name. Returns the function that stops this. */
  on: <Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void) => () => void;
  emit: <Name extends keyof Events>(name: Name, detail: Events[Name]) => void;
}

/** Makes an emitter of the events that a map names, with their details. */
export function createEmitter<Events>(): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<(detail: never) => void>>();
  return {
    on(name, listener) {
      const ofName = listeners.get(name) ?? new Set();
      listeners.set(name, ofName.add(listener));
      return () => void ofName.delete(listener);
    },
    emit(name, detail) {
      for (const listener of listeners.get(name) ?? []) (listener as (given: typeof detail) => void)(detail);
    },
  };
}
