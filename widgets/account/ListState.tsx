import { useAccount } from './context.ts';

interface ListStateProps {
  list: { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready' };
  reload(): void;
}

/** What stands in place of a list that is not there. */
export function ListState({ list, reload }: ListStateProps) {
  const { texts } = useAccount();
  if (list.status === 'ready') return null;
  if (list.status === 'loading') return <p className="sqa-hint">{texts.sending}</p>;
  return (
    <p role="alert">
      {list.message}{' '}
      <button type="button" className="sqa-quiet" onClick={reload}>
        {texts.tryAgain}
      </button>
    </p>
  );
}
