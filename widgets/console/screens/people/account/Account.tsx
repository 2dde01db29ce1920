import { useStore } from '@nanostores/react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { leaveConsole } from '../../../app/leave.ts';
import { notify } from '../../../app/notices.ts';
import { $session, mailPasswordLink } from '../../../app/session.ts';
import { dateTime } from '../../../parts/formats.ts';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { PushPart } from '../notices/PushPart.tsx';
import { RoleRights } from '../team/RoleRights.tsx';
import { ROLE_TEXTS } from '../team/role-texts.ts';
import { InstallButton } from './InstallButton.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { MyPasskeys } from './MyPasskeys.tsx';
import { MySessions } from './MySessions.tsx';
import { SingleKeysChoice } from './SingleKeysChoice.tsx';

/** The person who is signed in: their role, their passkeys and their sessions. */
export default function Account() {
  const state = useStore($session);
  const { run, isBusy, error } = useAction();
  if (state.status !== 'signed-in' && state.status !== 'over') return null;
  const { contributor, expiresAt, language, hasSingleKeys } = state.session;
  const { email, role } = contributor;
  const mailLink = () =>
    run(async () => {
      await mailPasswordLink(email);
      notify(fill(peopleTexts.linkToChoose, { email }));
    });
  return (
    <Page
      title={peopleTexts.myAccount}
      actions={
        <button type="button" className="c-button" onClick={() => void run(leaveConsole)}>
          {peopleTexts.signOut}
        </button>
      }
    >
      <Section title={peopleTexts.you}>
        <dl className="c-facts">
          <dt>{commonTexts.email}</dt>
          <dd>{email}</dd>
          <dt>{peopleTexts.role}</dt>
          <dd>{ROLE_TEXTS[role].name}</dd>
          <dt>{peopleTexts.signedInUntil}</dt>
          <dd>{fill(peopleTexts.timeAtMost, { time: dateTime(expiresAt) })}</dd>
        </dl>
        <p>{ROLE_TEXTS[role].about}</p>
        <RoleRights role={role} />
        <LanguageChoice language={language} />
        <SingleKeysChoice hasSingleKeys={hasSingleKeys} />
        {error && (
          <p role="alert" className="c-error">
            {error}
          </p>
        )}
        <p>
          <button type="button" className="c-button" aria-disabled={isBusy} onClick={() => void mailLink()}>
            {peopleTexts.mailMeALink}
          </button>
        </p>
        <InstallButton />
      </Section>
      <PushPart />
      <MyPasskeys />
      <MySessions />
    </Page>
  );
}
