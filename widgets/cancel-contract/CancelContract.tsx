import { lazy } from '#runtime/lazy.ts';
import { useLate } from '#runtime/widget/use-late.ts';

interface CancelContractProps {
  /** The subscription, where the page knows it. */
  contract?: string | undefined;
  headingLevel: string;
  host: HTMLElement;
}

const loadModule = lazy(() => import('./load-cancellation.ts'));
const loadForm = async () => (await loadModule()).loadForm();

/** Cancels a subscription. Until the form is fetched, and if it cannot be, the tag's own content shows. */
export function CancelContract({ contract = '', headingLevel, host }: CancelContractProps) {
  const form = useLate(loadForm, 'sq-cancel-contract');
  if (!form) return <slot />;
  const { CancellationForm, texts, language } = form;
  return (
    <CancellationForm
      key={contract}
      contract={contract}
      headingLevel={headingLevel}
      texts={texts}
      language={language}
      host={host}
    />
  );
}
