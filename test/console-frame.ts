import { act } from 'react';
import { vi } from 'vitest';

/** A page of the shop as the Worker writes it: the HTML of its body, and its static context. */
export interface FramePage {
  path: string;
  html?: string;
  context?: object;
}

/** The last page that the frame has shown, and the calls of its location. */
export interface ShownFrame {
  page: Document;
  reload: ReturnType<typeof vi.fn>;
  replace: ReturnType<typeof vi.fn>;
  /** Leaves the page, as a link does. */
  leave: () => Promise<void>;
}

/** Has the frame of a screen show a page. */
export async function showInFrame({ path, html = '', context }: FramePage): Promise<ShownFrame> {
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('The screen has no frame.');
  const page = document.implementation.createHTMLDocument('');
  page.body.innerHTML = html;
  const reload = vi.fn();
  const replace = vi.fn();
  const location = { pathname: path, reload, replace };
  const view = Object.assign(new EventTarget(), {
    location,
    CSSStyleSheet,
    getComputedStyle: getComputedStyle.bind(window),
    ...(context && { Static: { SQUARESPACE_CONTEXT: context } }),
  });
  Object.defineProperties(page, { defaultView: { value: view }, location: { value: location } });
  const own = { contentWindow: { value: view }, contentDocument: { value: page } };
  for (const [name, { value }] of Object.entries(own)) {
    Object.defineProperty(frame, name, { configurable: true, value });
  }
  await act(async () => frame.dispatchEvent(new Event('load')));
  const leave = () => act(async () => view.dispatchEvent(new Event('pagehide')));
  return { page, reload, replace, leave: async () => void (await leave()) };
}
