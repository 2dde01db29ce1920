import { Component, type ReactNode } from 'react';
import { report } from '#runtime/report.ts';
import { EDITOR } from './editor-strings.ts';

interface Props {
  children: ReactNode;
}

/** Shows a text and a way on in the place of a screen that cannot be shown, and reports the error. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    report(error, 'console');
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert">
        <p>{EDITOR.loadAgain}</p>
        <button type="button" className="c-button" onClick={() => location.reload()}>
          Load the page again
        </button>
      </div>
    );
  }
}
