import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { propertyName, type WidgetDefinition, type WidgetProps } from './widget/definition.ts';
import { patchElement, type R2wcElement } from './widget/element.ts';
import { withErrorBoundary } from './widget/error-boundary.tsx';

export { addContent } from './widget/add-content.ts';
export type { AttributeDefinition, WidgetDefinition, WidgetProps } from './widget/definition.ts';
export { LightContent } from './widget/LightContent.tsx';
export { useUnknown } from './widget/use-unknown.ts';

/** Key under which an element class has the version of the library that defined it. */
const DEFINED_BY = Symbol.for('storefront.version');

/**
 * Defines the element of a widget. If another copy of the library or the page itself has already defined the tag, that
 * definition stays. A warning is logged unless it is of the same version.
 */
export function defineWidget<P>({ tag, component, styles, attributes }: WidgetDefinition<P>): void {
  const version = window.Storefront?.version ?? '';
  const existing: (CustomElementConstructor & { [DEFINED_BY]?: string }) | undefined = customElements.get(tag);
  if (existing) {
    if (existing[DEFINED_BY] !== version) console.warn(`[storefront] <${tag}> is defined already and stays as it is`);
    return;
  }
  const contained = withErrorBoundary(component as ComponentType<WidgetProps>);
  const props = Object.fromEntries(Object.keys(attributes).map((name) => [propertyName(name), undefined]));
  const base = r2wc(contained, { shadow: 'open', props: props as object }) as unknown as new () => R2wcElement;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const element = patchElement(base, { tag, component: contained as ComponentType<never>, attributes, sheet });
  customElements.define(tag, Object.assign(element, { [DEFINED_BY]: version }));
}
