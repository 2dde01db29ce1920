import { useRef } from 'react';
import type { Passkey } from '#runtime/contracts/passkeys.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { lazy } from '#runtime/lazy.ts';
import { canUsePasskeys } from '#runtime/passkeys/can-use-passkeys.ts';
import { readPasskeys, removePasskey } from '#runtime/passkeys/list.ts';
import { useAccount } from './context.ts';
import { Outcome } from './controls.tsx';
import { dateText } from './date-text.ts';
import { ListState } from './ListState.tsx';
import { explained } from './passkey-failure.ts';
import { useAct } from './use-act.ts';
import { useList } from './use-list.ts';

const loadPasskeys = lazy(() => import('#runtime/passkeys/use-passkey.ts'));

/** The person's passkeys, where the page can use them. */
export function Passkeys() {
  return canUsePasskeys() ? <PasskeyList /> : null;
}

function PasskeyList() {
  const { texts } = useAccount();
  const { list, reload } = useList(readPasskeys);
  const { act, run } = useAct();

  async function add(): Promise<void> {
    const { addPasskey } = await loadPasskeys();
    const added = await addPasskey().catch(explained(texts));
    if (added) reload();
  }

  const adding = useRef<HTMLButtonElement>(null);

  /** The button of the removed passkey is gone, so that the focus moves on. */
  async function remove(id: string): Promise<void> {
    await removePasskey(id);
    adding.current?.focus();
    reload();
  }

  return (
    <div className="sqa-part">
      <h3>{texts.passkeys}</h3>
      <p className="sqa-hint">{texts.passkeysNote}</p>
      <ListState list={list} reload={reload} />
      {list.status === 'ready' && list.items.length === 0 && <p className="sqa-hint">{texts.noPasskeys}</p>}
      {list.status === 'ready' && list.items.length > 0 && (
        <ul className="sqa-list">
          {list.items.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => void run(() => remove(passkey.id))} />
          ))}
        </ul>
      )}
      <button ref={adding} type="button" className="sqa-button" onClick={() => void run(add)}>
        {texts.addPasskey}
      </button>
      <Outcome act={act} busyText={texts.sending} />
    </div>
  );
}

function PasskeyLine({ passkey, onRemove }: { passkey: Passkey; onRemove(): void }) {
  const { texts, language } = useAccount();
  const { name, createdAt, usedAt } = passkey;
  const dates = [
    fill(texts.addedOn, { date: dateText(createdAt, language) }),
    usedAt !== null && fill(texts.lastUsedOn, { date: dateText(usedAt, language) }),
  ];
  return (
    <li>
      <span className="sqa-line-name">{name}</span>
      <span>{dates.filter(Boolean).join(', ')}</span>
      <button type="button" className="sqa-quiet" onClick={onRemove}>
        {fill(texts.removePasskey, { name })}
      </button>
    </li>
  );
}
