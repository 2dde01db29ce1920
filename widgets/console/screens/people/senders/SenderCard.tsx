import { type FormEvent, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Sender, SenderName, SenderSettings } from '#runtime/contracts/senders.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { useUnsavedGuard } from '../../../app/use-draft.ts';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { SenderFacts } from './SenderFacts.tsx';
import { SenderTest } from './SenderTest.tsx';
import { SENDER_TEXTS, SENDERS } from './senders.ts';

interface Props {
  name: SenderName;
  /** Undefined for one that is not set up. */
  sender: Sender | undefined;
}

/** One service: how it stands, its settings, and a test. */
export function SenderCard({ name, sender }: Props) {
  const texts = SENDER_TEXTS[name];
  return (
    <Section
      title={texts.title}
      actions={
        <span className="c-badge">
          {sender ? (sender.isEnabled ? peopleTexts.on : peopleTexts.off) : peopleTexts.notSetUp}
        </span>
      }
    >
      {sender && <SenderFacts sender={sender} />}
      {may('settings:write') && (
        <>
          <SettingsForm key={sender ? 'kept' : 'new'} name={name} sender={sender} />
          {sender && <SenderTest name={name} />}
          {sender && (
            <p>
              <button type="button" className="c-button" onClick={() => void remove(name)}>
                {fill(peopleTexts.removeTitleHidden, { title: texts.title })}
              </button>
            </p>
          )}
        </>
      )}
    </Section>
  );
}

function SettingsForm({ name, sender }: Props) {
  const texts = SENDER_TEXTS[name];
  const [target, setTarget] = useState(sender?.target ?? '');
  const [secret, setSecret] = useState('');
  const [isEnabled, setEnabled] = useState(sender?.isEnabled ?? true);
  const { run, isBusy, error, errors } = useAction();
  useUnsavedGuard(target !== (sender?.target ?? '') || secret !== '' || isEnabled !== (sender?.isEnabled ?? true));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const body: SenderSettings = { target, isEnabled, ...(secret && { secret }) };
      await change({ method: 'PUT', path: addressOf('/api/owner/senders/:name', { name }), body }, [SENDERS]);
      setSecret('');
      notify(fill(peopleTexts.titleIsSaved, { title: texts.title }));
    });
  };
  return (
    <form className="c-stack" onSubmit={submit}>
      <div className="c-columns">
        <TextField
          label={texts.target}
          hint={texts.targetHint}
          value={target}
          onChange={setTarget}
          error={errors.target && texts.targetHint}
          readOnly={isBusy}
          required
        />
        <TextField
          label={texts.secret}
          type="password"
          autoComplete="off"
          hint={sender ? peopleTexts.oneThatIsKnown : peopleTexts.nobodyCanRead}
          value={secret}
          onChange={setSecret}
          error={errors.secret && peopleTexts.enterServiceId}
          readOnly={isBusy}
          required={!sender}
        />
      </div>
      <Tick label={peopleTexts.switchedOn} checked={isEnabled} onChange={setEnabled} />
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
      <p>
        <button type="submit" className="c-button c-button--main" aria-disabled={isBusy}>
          {fill(peopleTexts.saveTitle, { title: texts.title })}
        </button>
      </p>
    </form>
  );
}

async function remove(name: SenderName): Promise<void> {
  const { title } = SENDER_TEXTS[name];
  await ask({
    title: fill(peopleTexts.removeTitleQuestion, { title }),
    text: peopleTexts.itsSecretIsForgotten,
    action: commonTexts.remove,
    isDangerous: true,
    run: async () => {
      await change({ method: 'DELETE', path: addressOf('/api/owner/senders/:name', { name }) }, [SENDERS]);
      notify(fill(peopleTexts.titleIsRemoved, { title }));
    },
  });
}
