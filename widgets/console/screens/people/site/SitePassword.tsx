import { type FormEvent, useState } from 'react';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { ask } from '../../../app/dialogs.ts';
import { Link } from '../../../app/Link.tsx';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { SITE } from './settings.ts';

const PASSWORD = `${SITE}/password`;

/** The password that all visitors must type to see the shop. */
export function SitePassword({ isLocked }: { isLocked: boolean }) {
  const [password, setPassword] = useState('');
  const { run, isBusy, error, errors } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run(() => change({ method: 'PUT', path: PASSWORD, body: { password } }, [SITE])))) return;
    setPassword('');
    notify(peopleTexts.visitorsNowNeed);
  };
  return (
    <Section title={peopleTexts.passwordOfTheShop}>
      <p>{isLocked ? peopleTexts.shopIsLockedVisitors : peopleTexts.shopIsOpen}</p>
      {may('content:read') && (
        <p>
          {peopleTexts.whatVisitorsSeeThen} <Link to="passwords">{peopleTexts.makeItUnderPasswords}</Link>
        </p>
      )}
      {may('settings:write') && (
        <form className="p-adding" onSubmit={(event) => void submit(event)}>
          <TextField
            label={peopleTexts.newPasswordForVisitors}
            hint={peopleTexts.atLeast8Characters}
            value={password}
            onChange={setPassword}
            error={errors.password ?? error}
            autoComplete="off"
            required
          />
          <button type="submit" className="c-button" aria-disabled={isBusy}>
            {isLocked ? peopleTexts.replaceThePassword : peopleTexts.lockTheShop}
          </button>
          {isLocked && (
            <button type="button" className="c-button" onClick={() => void open()}>
              {peopleTexts.openItToEverybody}
            </button>
          )}
        </form>
      )}
    </Section>
  );
}

async function open(): Promise<void> {
  await ask({
    title: peopleTexts.openTheShopQuestion,
    text: peopleTexts.visitorsThenNeedNo,
    action: peopleTexts.openTheShop,
    run: async () => {
      await change({ method: 'DELETE', path: PASSWORD }, [SITE]);
      notify(peopleTexts.shopIsOpenToEverybody);
    },
  });
}
