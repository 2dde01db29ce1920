import { lazy } from '#runtime/lazy.ts';
import { useLate } from '#runtime/widget/use-late.ts';

interface WithdrawalProps {
  /** The order's number, where the page knows it. */
  order?: string | undefined;
  headingLevel: string;
  host: HTMLElement;
}

const loadModule = lazy(() => import('./load-withdrawal.ts'));
const loadForm = async () => (await loadModule()).loadForm();

/** Withdraws from a contract. Until the form is fetched, and if it cannot be, the tag's own content shows. */
export function Withdrawal({ order = '', headingLevel, host }: WithdrawalProps) {
  const form = useLate(loadForm, 'sq-withdrawal');
  if (!form) return <slot />;
  const { WithdrawalForm, texts, language } = form;
  return (
    <WithdrawalForm
      key={order}
      order={order}
      headingLevel={headingLevel}
      texts={texts}
      language={language}
      host={host}
    />
  );
}
