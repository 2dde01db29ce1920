import { useEffect, useRef } from 'react';
import { showHtml } from '#runtime/form/show-html.ts';

/** The owner's HTML, always sanitised here. */
export function Description({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current) void showHtml(element.current, html);
  }, [html]);
  return html && <div part="description" ref={element} />;
}
