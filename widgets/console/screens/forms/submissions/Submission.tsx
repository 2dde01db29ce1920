import { addressOf } from '#runtime/api/calls.ts';
import { PERMISSION_TYPE } from '#runtime/contracts/enumerations.ts';
import type { FormField } from '#runtime/contracts/form.ts';
import type { OwnerSubmission } from '#runtime/contracts/submission.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change, refresh, useAnswer, useObject } from '../../../app/query.ts';
import { navigate } from '../../../app/router.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { FORMS, formAddress } from '../parts/addresses.ts';
import { answersOf } from './answers.ts';

const NO_FIELDS: readonly FormField[] = [];

const WHO_SEES: Readonly<Record<string, string>> = {
  [PERMISSION_TYPE.everybody]: formsTexts.everybody,
  [PERMISSION_TYPE.password]: formsTexts.whoKnowsItsPassword,
  [PERMISSION_TYPE.members]: formsTexts.membersOnly,
};

/** Shows everything that was sent once. */
export default function Submission({ parts: { submission: id = '' } }: { parts: ScreenParts }) {
  const path = addressOf('/api/owner/submissions/:submissionId', { submissionId: id });
  const reading = useAnswer(path);
  const formId = reading.data?.formId;
  const form = useObject(formId && may('forms:read') ? formAddress(formId) : undefined);
  const list = formId === undefined ? 'forms' : `forms/${formId}/submissions`;
  const remove = () =>
    void ask({
      title: formsTexts.deleteWhatWasSent,
      text: formsTexts.itIsDeleted,
      action: commonTexts.delete,
      isDangerous: true,
      run: async () => {
        await change({ method: 'DELETE', path });
        await navigate(list);
        // This screen would find it missing, so the others are read anew once it is left.
        refresh([FORMS]);
        notify(formsTexts.whatWasSentIsDeleted);
      },
    });
  const rescue = async () => {
    await change({
      method: 'DELETE',
      path: addressOf('/api/owner/submissions/:submissionId/spam', { submissionId: id }),
    });
    refresh([path, FORMS]);
    notify(formsTexts.whatWasSentIsNoSpam);
  };
  const actions = reading.data && (
    <>
      {reading.data.isSpam && may('forms:write') && <ActionButton action={rescue}>{formsTexts.noSpam}</ActionButton>}
      {may('submissions:delete') && (
        <button type="button" className="c-button" onClick={remove}>
          {commonTexts.delete}
        </button>
      )}
    </>
  );
  return (
    <Page title={formsTexts.whatWasSent} back={{ to: list, text: formsTexts.allThatWasSent }} actions={actions}>
      <Loaded of={reading}>
        {(submission) => (
          <>
            <Section title={form.data?.body.name ?? formsTexts.answers}>
              <dl className="f-answers">
                {answersOf(submission, form.data?.body.fields ?? NO_FIELDS).map((answer) => (
                  <div key={answer.id}>
                    <dt>{answer.title}</dt>
                    <dd>{answer.text || <span className="c-quiet">{formsTexts.notAnswered}</span>}</dd>
                  </div>
                ))}
              </dl>
            </Section>
            <Section title={formsTexts.howItCame}>
              <dl className="c-facts">
                <dt>{commonTexts.mailed}</dt>
                <dd>{dateTime(submission.createdAt)}</dd>
                <dt>{commonTexts.page}</dt>
                <dd>{pageOf(submission)}</dd>
                <dt>{formsTexts.whoSeesThePage}</dt>
                <dd>{WHO_SEES[submission.pagePermissionTypeValue] ?? formsTexts.unknown}</dd>
                <dt>{formsTexts.spam}</dt>
                <dd>{submission.isSpam ? formsTexts.yesAField : commonTexts.no}</dd>
              </dl>
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** The page that the form was on; only a path of the shop becomes a link. */
function pageOf({ pageTitle, pagePath }: OwnerSubmission) {
  if (!/^\/(?![/\\])/.test(pagePath)) return pageTitle || pagePath || formsTexts.unknown;
  return (
    <a href={pagePath} target="_blank" rel="noreferrer">
      {pageTitle || pagePath}
    </a>
  );
}
