import { Component, type ComponentType, type ReactNode, Suspense, useLayoutEffect } from 'react';
import type { WidgetProps } from './definition.ts';
import { releasePlace } from './stand-in.ts';

interface FrameProps {
  container: ShadowRoot;
}

/** The component as r2wc renders it: guarded, and in the place of the stand-in as soon as it does not suspend. */
export function framed(Inner: ComponentType<WidgetProps>): ComponentType<FrameProps> {
  return function Frame({ container, ...props }) {
    return (
      <Guard root={container}>
        <Suspense>
          <Inner {...props} host={container.host as HTMLElement} />
          <Arrival root={container} />
        </Suspense>
      </Guard>
    );
  };
}

/** A broken widget renders nothing of its own: what the author put into the tag shows again. */
class Guard extends Component<{ root: ShadowRoot; children: ReactNode }, { isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override state = { isBroken: false };

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <>
        <slot />
        <Arrival root={this.props.root} />
      </>
    );
  }
}

/** Runs in the commit that brings its siblings, before the browser paints it. */
function Arrival({ root }: { root: ShadowRoot }) {
  useLayoutEffect(() => releasePlace(root), [root]);
  return null;
}
