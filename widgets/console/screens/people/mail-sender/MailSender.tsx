import { domainTexts } from '#runtime/i18n/en/console/domains.ts';
import { refresh, useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { usePreferences } from '../../../parts/preferences.ts';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { EditorScreen } from '../parts/EditorScreen.tsx';
import { MailRecords } from './MailRecords.tsx';
import { MAIL_SENDER, SENDER_NAMES } from './mail-sender.ts';
import { SenderState } from './SenderState.tsx';

/** From whom the shop's mails come: the present state with a test, the sender, and the records of its domain. */
export default function MailSender() {
  const editor = usePreferences('mail', domainTexts.mailSender);
  const reading = useAnswer(MAIL_SENDER);
  const save = async () => {
    const isSaved = await editor.save();
    if (isSaved) refresh([MAIL_SENDER]);
    return isSaved;
  };
  return (
    <EditorScreen
      title={domainTexts.mailSender}
      intro={domainTexts.mailIntro}
      editor={{ ...editor, save }}
      mayChange={may('settings:write')}
      names={SENDER_NAMES}
      history={{ target: 'mail', actions: ['preferences'] }}
      below={
        <Loaded of={reading}>
          {(sender) => (
            <>
              <SenderState sender={sender} />
              {sender.records.length > 0 && <MailRecords sender={sender} />}
            </>
          )}
        </Loaded>
      }
    >
      {({ value, change, errors }) => (
        <Section title={domainTexts.sender}>
          <div className="c-columns">
            <TextField
              label={domainTexts.senderAddress}
              hint={domainTexts.senderAddressHint}
              type="email"
              autoComplete="off"
              value={value.senderAddress}
              onChange={(senderAddress) => change({ senderAddress })}
              error={errors.senderAddress}
            />
            <TextField
              label={domainTexts.senderName}
              hint={domainTexts.senderNameHint}
              autoComplete="off"
              value={value.senderName}
              onChange={(senderName) => change({ senderName })}
              error={errors.senderName}
            />
          </div>
        </Section>
      )}
    </EditorScreen>
  );
}
