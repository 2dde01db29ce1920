import { Component, type ComponentType, type ReactNode, Suspense, useLayoutEffect } from 'react';
import type { WidgetProps } from './definition.ts';
import { removePlaceholder } from './placeholder.ts';

interface Props {
  container: ShadowRoot;
}

/** Wraps a component for r2wc. Errors stay inside, and the placeholder is removed when the component has rendered. */
export function withErrorBoundary(Inner: ComponentType<WidgetProps>): ComponentType<Props> {
  return function Contained({ container, ...props }) {
    return (
      <ErrorBoundary root={container}>
        <Suspense>
          <Inner {...props} host={container.host as HTMLElement} />
          <PlaceholderRemoval root={container} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** Shows the author's own content of the tag again when the widget throws. */
class ErrorBoundary extends Component<{ root: ShadowRoot; children: ReactNode }, { isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override state = { isBroken: false };

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <>
        <slot />
        <PlaceholderRemoval root={this.props.root} />
      </>
    );
  }
}

/** Removes the placeholder in the same commit that adds its siblings, before the browser paints. */
function PlaceholderRemoval({ root }: { root: ShadowRoot }) {
  useLayoutEffect(() => removePlaceholder(root), [root]);
  return null;
}
