import { useRef } from 'react';
import { endOtherSession, readSessions } from '#runtime/account/lists.ts';
import { signOut } from '#runtime/account/sign-in.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useAccount } from './context.ts';
import { Outcome } from './controls.tsx';
import { dateText } from './date-text.ts';
import { ListState } from './ListState.tsx';
import { useAct } from './use-act.ts';
import { useList } from './use-list.ts';

/** Where the person is signed in, with the ways to end that. */
export function Devices() {
  const { texts, language, host } = useAccount();
  const { list, reload } = useList(readSessions);
  const { act, run } = useAct();

  const heading = useRef<HTMLHeadingElement>(null);

  /** The button of the device is gone, so that the focus moves on. */
  async function end(id: string): Promise<void> {
    if (await run(() => endOtherSession(id))) heading.current?.focus();
    reload();
  }

  return (
    <div className="sqa-part">
      <h3 ref={heading} tabIndex={-1}>
        {texts.thisDevice}
      </h3>
      <ListState list={list} reload={reload} />
      {list.status === 'ready' && (
        <ul className="sqa-list">
          {list.items.map(({ id, device, seenAt, isCurrent }) => (
            <li key={id}>
              <span className="sqa-line-name">{device || texts.unknownDevice}</span>
              <span>{isCurrent ? texts.currentDevice : fill(texts.seenOn, { date: dateText(seenAt, language) })}</span>
              {!isCurrent && (
                <button type="button" className="sqa-quiet" onClick={() => void end(id)}>
                  {fill(texts.signOutDevice, { device: device || texts.unknownDevice })}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="sqa-button" onClick={() => void run(() => signOut('everywhere', host))}>
        {texts.signOutEverywhere}
      </button>
      <Outcome act={act} busyText={texts.sending} />
    </div>
  );
}
