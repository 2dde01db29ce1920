import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ShowHtml } from './form-model.ts';

/** The form owner's HTML. */
export function OwnHtml({ className, html, showHtml }: { className: string; html: string; showHtml: ShowHtml }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) showHtml(element.current, html);
  }, [html, showHtml]);
  return <div className={className} ref={element} />;
}

/** Replaces a form that was sent, and takes the focus that its submit button had. */
export function Success({ message, html, showHtml }: { message: string; html: string; showHtml: ShowHtml }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div className="form-success" ref={element} tabIndex={-1} role="status">
      <OwnHtml className="form-submission-text" html={message} showHtml={showHtml} />
      {html && <OwnHtml className="form-submission-html" html={html} showHtml={showHtml} />}
    </div>
  );
}
