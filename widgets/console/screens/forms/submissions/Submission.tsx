import type { FormField } from '#runtime/contracts/form.ts';
import type { OwnerForm } from '#runtime/contracts/owner.ts';
import type { OwnerSubmission } from '#runtime/contracts/submission.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change, refresh, useAnswer, useObject } from '../../../app/query.ts';
import { navigate } from '../../../app/router.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { dateTime } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { FORMS, formAddress, SUBMISSIONS } from '../parts/addresses.ts';
import { answersOf } from './answers.ts';

const NO_FIELDS: readonly FormField[] = [];

/** Shows everything that was sent once. */
export default function Submission({ parts: { submission: id = '' } }: { parts: ScreenParts }) {
  const path = `${SUBMISSIONS}/${encodeURIComponent(id)}`;
  const reading = useAnswer<OwnerSubmission>(path);
  const formId = reading.data?.formId;
  const form = useObject<OwnerForm>(formId && may('forms:read') ? formAddress(formId) : undefined);
  const list = formId === undefined ? 'forms' : `forms/${formId}/submissions`;
  const remove = () =>
    void ask({
      title: 'Delete what was sent here?',
      text: 'It is deleted for ever, and so is the shop’s copy of the mail that quotes it.',
      action: 'Delete',
      isDangerous: true,
      run: async () => {
        await change({ method: 'DELETE', path });
        await navigate(list);
        // This screen would find it missing, so the others are read anew once it is left.
        refresh([FORMS]);
        notify('What was sent is deleted.');
      },
    });
  const actions = reading.data && may('submissions:delete') && (
    <button type="button" className="c-button" onClick={remove}>
      Delete
    </button>
  );
  return (
    <Page title="What was sent" back={{ to: list, text: 'All that was sent' }} actions={actions}>
      <Loaded of={reading}>
        {(submission) => (
          <>
            <Section title={form.data?.body.name ?? 'Answers'}>
              <dl className="f-answers">
                {answersOf(submission, form.data?.body.fields ?? NO_FIELDS).map((answer) => (
                  <div key={answer.id}>
                    <dt>{answer.title}</dt>
                    <dd>{answer.text || <span className="c-quiet">Not answered</span>}</dd>
                  </div>
                ))}
              </dl>
            </Section>
            <Section title="How it came">
              <dl className="c-facts">
                <dt>Sent</dt>
                <dd>{dateTime(submission.createdAt)}</dd>
                <dt>Page</dt>
                <dd>{pageOf(submission)}</dd>
                <dt>Spam</dt>
                <dd>{submission.isSpam ? 'Yes: a field that people cannot see was filled in.' : 'No'}</dd>
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
  if (!/^\/(?![/\\])/.test(pagePath)) return pageTitle || pagePath || 'Unknown';
  return (
    <a href={pagePath} target="_blank" rel="noreferrer">
      {pageTitle || pagePath}
    </a>
  );
}
