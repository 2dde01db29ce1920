import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Passkey } from '#runtime/contracts/passkeys.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { passkeyErrorText } from '../../../app/passkey-error.ts';
import { change, errorText, useAnswer } from '../../../app/query.ts';
import { refreshSession } from '../../../app/session.ts';
import { date } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Section } from '../../../parts/Section.tsx';

const PASSKEYS = '/api/contributors/passkeys';

/** The passkeys of the person who is signed in. */
export function MyPasskeys() {
  const reading = useAnswer(PASSKEYS);
  return (
    <Section title={peopleTexts.passkeys}>
      <p className="c-quiet">{peopleTexts.passkeySigns}</p>
      <Loaded of={reading}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <p>{peopleTexts.youHaveNoPasskey}</p>
          ) : (
            <ul className="c-list">
              {passkeys.map((passkey) => (
                <li key={passkey.id} className="p-line">
                  <span>
                    {passkey.name}{' '}
                    <span className="c-quiet">
                      {fill(peopleTexts.addedOnDate, { date: date(passkey.createdAt) })}
                      {passkey.usedAt === null
                        ? peopleTexts.neverUsed
                        : fill(peopleTexts.lastUsedOn, { date: date(passkey.usedAt) })}
                    </span>
                  </span>
                  <button type="button" className="c-button c-button--small" onClick={() => void remove(passkey)}>
                    {commonTexts.remove}
                    <span className="sq-visually-hidden"> {passkey.name}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {'credentials' in navigator ? <Adding /> : <p>{peopleTexts.thisBrowserCannotMake}</p>}
    </Section>
  );
}

function Adding() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    setError('');
    try {
      await addPasskey();
      notify(peopleTexts.passkeyIsAdded);
    } catch (failure) {
      setError(passkeyErrorText(failure) ?? errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <button type="button" className="c-button" aria-disabled={isBusy} onClick={() => void add()}>
        {peopleTexts.addAPasskey}
      </button>
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
    </div>
  );
}

/** Makes a passkey for the person. Rejects as `callShop` does, and with PasskeyFailure. */
async function addPasskey(): Promise<void> {
  const { makePasskey } = await import('#runtime/passkeys/ceremony.ts');
  const options = await change({ method: 'POST', path: `${PASSKEYS}/options`, body: {} });
  const response = await makePasskey(options.body);
  await change({ method: 'POST', path: PASSKEYS, body: { response } }, [PASSKEYS]);
  // The session says by what its person confirms who they are, which a passkey changes.
  await refreshSession();
}

async function remove({ id, name }: Passkey): Promise<void> {
  await ask({
    title: fill(peopleTexts.removeThePasskey, { name }),
    text: peopleTexts.itNoLongerSigns,
    action: commonTexts.remove,
    isDangerous: true,
    run: async () => {
      await change({ method: 'DELETE', path: addressOf('/api/contributors/passkeys/:id', { id }) }, [PASSKEYS]);
      await refreshSession();
      notify(peopleTexts.passkeyIsRemoved);
    },
  });
}
