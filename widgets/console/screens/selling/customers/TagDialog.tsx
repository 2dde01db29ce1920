import { useState } from 'react';
import { CUSTOMER_TAG_MAX_LENGTH, TAGGED_CUSTOMERS_MOST } from '#runtime/contracts/customer-limits.ts';
import { customersTexts } from '#runtime/i18n/en/console/customers.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { change, refresh, useAnswer } from '../../../app/query.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { Choice } from '../../../parts/Choice.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';

type Action = 'add' | 'remove';

const CUSTOMERS = '/api/owner/customers';
const OPPOSITE = { add: 'remove', remove: 'add' } as const;
const TEXTS = {
  add: {
    title: customersTexts.addTagTitle,
    action: customersTexts.addTheTag,
    text: customersTexts.addTagText,
    done: customersTexts.tagAdded,
  },
  remove: {
    title: customersTexts.removeTagTitle,
    action: customersTexts.removeTheTag,
    text: customersTexts.removeTagText,
    done: customersTexts.tagRemoved,
  },
} as const;

interface Props {
  action: Action;
  emails: readonly string[];
  onClose: () => void;
}

/** Gives the chosen customers a tag, or takes one from them. "Undo" does so for those who have changed, and for nobody else. */
export function TagDialog({ action, emails, onClose }: Props) {
  const { data } = useAnswer('/api/owner/customers/tags');
  const known = data?.tags.map(({ tag }) => tag) ?? [];
  const [typed, setTyped] = useState<string | undefined>();
  const [wrong, setWrong] = useState('');
  const { run, isBusy, error } = useAction();
  const tag = (typed ?? (action === 'remove' ? (known[0] ?? '') : '')).trim();
  const texts = TEXTS[action];
  const submit = async () => {
    if (tag === '') return setWrong(customersTexts.enterATag);
    const changed: string[] = [];
    let full = 0;
    const isDone = await run(async () => {
      try {
        for (let first = 0; first < emails.length; first += TAGGED_CUSTOMERS_MOST) {
          const part = await tagPart({ emails: emails.slice(first, first + TAGGED_CUSTOMERS_MOST), tag, action });
          changed.push(...part.changed);
          full += part.full;
        }
      } finally {
        // What was changed before a part failed can be undone too.
        if (changed.length > 0) announce(texts.done, tag, action, changed);
        refresh([CUSTOMERS]);
      }
    });
    if (full > 0) notify(fill(customersTexts.tagsFull, { n: full }), { kind: 'failed' });
    if (!isDone) return;
    if (changed.length === 0) notify(fill(texts.done, { tag, n: 0 }));
    onClose();
  };
  return (
    <ActionDialog
      title={texts.title}
      action={texts.action}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        {fill(customersTexts.customersChosen, { n: emails.length.toLocaleString(languageTexts.tag) })}. {texts.text}
      </p>
      {action === 'remove' && known.length > 0 ? (
        <Choice
          label={customersTexts.tag}
          value={tag}
          onChange={setTyped}
          options={known.map((each) => [each, each] as const)}
        />
      ) : (
        <TextField
          label={customersTexts.tag}
          value={typed ?? ''}
          maxLength={CUSTOMER_TAG_MAX_LENGTH}
          autoComplete="off"
          error={wrong}
          onChange={(text) => {
            setTyped(text);
            setWrong('');
          }}
        />
      )}
    </ActionDialog>
  );
}

function announce(text: string, tag: string, action: Action, changed: readonly string[]): void {
  const n = changed.length.toLocaleString(languageTexts.tag);
  notify(fill(text, { tag, n }), {
    undo: async () => {
      for (let first = 0; first < changed.length; first += TAGGED_CUSTOMERS_MOST) {
        const emails = changed.slice(first, first + TAGGED_CUSTOMERS_MOST);
        await tagPart({ emails, tag, action: OPPOSITE[action] });
      }
      refresh([CUSTOMERS]);
    },
  });
}

async function tagPart(body: { emails: string[]; tag: string; action: Action }) {
  return (await change({ method: 'POST', path: '/api/owner/customers/tags', body })).body;
}
