import { useEffect } from 'react';
import { explain } from '../explain.ts';

/** Frameworks may set an attribute after they have added the element. */
const PATIENCE_MS = 500;

/** Explains a mistake of the page's author beside the element, unless it has gone a moment later. */
export function useExplanation(text: string | false | undefined, element: Element): void {
  useEffect(() => {
    if (!text) return;
    const soon = setTimeout(() => explain(text, element), PATIENCE_MS);
    return () => clearTimeout(soon);
  }, [text, element]);
}
