import type { WebhookDefinition } from '#runtime/contracts/webhooks.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import type { Fields } from '../parts/EditorScreen.tsx';
import { TOPIC_TEXTS, TOPICS } from './webhooks.ts';

/** The address of a webhook and the topics that it gets. */
export function WebhookFields({ value, change, errors }: Fields<WebhookDefinition>) {
  const { url, topics, isEnabled } = value;
  return (
    <>
      <TextField
        label={commonTexts.address}
        hint={peopleTexts.itBeginsWithHttpsAndIsReached}
        placeholder="https://accounting.example.com/shop"
        value={url}
        onChange={(text) => change({ url: text })}
        error={errors.url && peopleTexts.pleaseEnterAPublic}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <fieldset>
        <legend>{peopleTexts.whatItIsTold}</legend>
        {TOPICS.map((topic) => (
          <Tick
            key={topic}
            label={TOPIC_TEXTS[topic]}
            checked={topics.includes(topic)}
            onChange={(isOn) =>
              change({
                topics: TOPICS.filter((candidate) => (candidate === topic ? isOn : topics.includes(candidate))),
              })
            }
          />
        ))}
        {errors.topics && (
          <p role="alert" className="c-error">
            {errors.topics}
          </p>
        )}
      </fieldset>
      <Tick label={peopleTexts.switchedOn} checked={isEnabled} onChange={(isOn) => change({ isEnabled: isOn })} />
    </>
  );
}
