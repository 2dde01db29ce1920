import { changeEmail, changePassword } from '#runtime/account/changes.ts';
import { requestLink } from '#runtime/account/sign-in.ts';
import type { SiteUser } from '#runtime/contracts/account.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#runtime/contracts/limits.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useAccount } from './context.ts';
import { ActForm, More, Outcome, Section } from './controls.tsx';
import { Devices } from './Devices.tsx';
import { Field } from './fields.tsx';
import { Passkeys } from './Passkeys.tsx';
import { useAct } from './use-act.ts';

/** How the person signs in, and where they are signed in. */
export function SigningIn({ siteUser }: { siteUser: SiteUser }) {
  const { texts } = useAccount();
  return (
    <Section title={texts.signingIn}>
      <EmailForm hasPassword={siteUser.hasPassword} />
      {siteUser.hasPassword ? <PasswordForm /> : <FirstPassword email={siteUser.email} />}
      <Passkeys />
      <Devices />
    </Section>
  );
}

const text = (entries: FormData, name: string) => String(entries.get(name) ?? '');

function CurrentPassword() {
  const { texts } = useAccount();
  return (
    <Field
      name="currentPassword"
      type="password"
      label={texts.currentPassword}
      autoComplete="current-password"
      maxLength={PASSWORD_MAX_LENGTH}
    />
  );
}

function EmailForm({ hasPassword }: { hasPassword: boolean }) {
  const { texts } = useAccount();
  return (
    <More title={texts.changeEmail}>
      <ActForm
        submitText={texts.changeEmail}
        note={texts.changeEmailNote}
        done={texts.changeEmailSent}
        send={(entries) => changeEmail(text(entries, 'email'), text(entries, 'currentPassword'))}
      >
        <Field name="email" type="email" label={texts.newEmail} autoComplete="email" maxLength={EMAIL_MAX_LENGTH} />
        {hasPassword && <CurrentPassword />}
      </ActForm>
    </More>
  );
}

function PasswordForm() {
  const { texts } = useAccount();
  return (
    <More title={texts.changePassword}>
      <ActForm
        submitText={texts.changePassword}
        note={texts.changePasswordNote}
        done={texts.passwordChanged}
        send={(entries) =>
          changePassword({
            currentPassword: text(entries, 'currentPassword'),
            newPassword: text(entries, 'newPassword'),
          })
        }
      >
        <CurrentPassword />
        <Field
          name="newPassword"
          type="password"
          label={texts.newPassword}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX_LENGTH}
          hint={fill(texts.passwordHint, { min: PASSWORD_MIN_LENGTH })}
        />
      </ActForm>
    </More>
  );
}

/** A person without a password chooses the first one by a mailed link. */
function FirstPassword({ email }: { email: string }) {
  const { texts } = useAccount();
  const { act, run } = useAct();
  const sent = texts.mailSentText;
  return (
    <div>
      <button
        type="button"
        className="sqa-quiet"
        onClick={() => void run(() => requestLink('password-reset', email), sent)}
      >
        {texts.choosePassword}
      </button>
      <Outcome act={act} busyText={texts.sending} />
    </div>
  );
}
