import { Component, type ReactNode } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { report } from '#runtime/report.ts';

interface Props {
  /** The heading while it cannot be shown. */
  title: string;
  /** Forgets what has failed, before it is tried again and when the screen is left. */
  forget: () => void;
  children: ReactNode;
}

/**
 * Shows a text and a way on in the place of a screen that cannot be shown, and reports the error. Scripts that did not
 * come are asked for again; where that does not help, the page is loaded anew.
 */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean; tries: number }> {
  override state = { hasFailed: false, tries: 0 };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    report(error, 'console');
  }

  override componentWillUnmount(): void {
    if (this.state.hasFailed) this.props.forget();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const isOffline = navigator.onLine === false;
    // A page that is loaded anew without a connection is the browser's own.
    const mayReload = this.state.tries > 0 && !isOffline;
    const tryAgain = () => {
      this.props.forget();
      this.setState(({ tries }) => ({ hasFailed: false, tries: tries + 1 }));
    };
    return (
      <>
        <h1>{this.props.title}</h1>
        <div className="c-failure" role="alert">
          <p>{isOffline ? editorTexts.network : editorTexts.loadAgain}</p>
          <button
            type="button"
            className="c-button c-button--small"
            onClick={() => (mayReload ? location.reload() : tryAgain())}
          >
            {mayReload ? shellTexts.loadThePageAgain : commonTexts.tryAgain}
          </button>
        </div>
      </>
    );
  }
}
