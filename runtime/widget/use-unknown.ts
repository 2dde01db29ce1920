import { useEffect } from 'react';
import { explainUnknown } from './attribute-notes.ts';

/** Explains to the page's author that the shop has nothing of the id or slug in an attribute, while that is so. */
export function useUnknown(isUnknown: boolean | undefined, host: Element, attribute: string): void {
  useEffect(() => {
    if (isUnknown) explainUnknown(host, attribute);
  }, [isUnknown, host, attribute]);
}
