/** The same component twice: as r2wc makes it, to show each defect, and as we define it. */
import r2wc from '@r2wc/react-to-web-component';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { onReport } from '../../../runtime/errors/on-report.ts';
import { defineWidget } from '../../../runtime/widget.tsx';
import { Counter } from './counter.tsx';

const reports: string[] = [];
onReport((error, context) => reports.push(`${context}: ${error}`));

function defineRaw() {
  const props = { label: 'string', maxItems: 'number', open: 'boolean', size: 'string', data: 'json' } as const;
  customElements.define('raw-counter', r2wc(Counter, { shadow: 'open', props }));
}

function defineMended() {
  defineWidget({
    tag: 'sq-counter',
    component: Counter,
    styles: ':host { color: rgb(1, 2, 3) }',
    attributes: {
      label: { type: 'string', default: 'none' },
      'max-items': { type: 'number' },
      open: { type: 'boolean' },
      size: { type: ['small', 'large'], default: 'small' },
      data: { type: 'json' },
    },
  });
}

/** A host in the same copy of React, which removes the element while it commits. */
let hostRoot: Root | undefined;
function renderHost(Tag: 'sq-counter' | 'raw-counter' | null) {
  hostRoot ??= createRoot(document.body.appendChild(document.createElement('main')));
  hostRoot.render(Tag && createElement(Tag, { label: 'hosted' }));
}

Object.assign(window, { define: { 'raw-counter': defineRaw, 'sq-counter': defineMended }, renderHost, reports });
