import type { WebhookDefinition } from '#runtime/contracts/webhooks.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import type { Fields } from '../parts/EditorScreen.tsx';
import { TOPIC_TEXTS, TOPICS } from './webhooks.ts';

/** The address of a webhook and what it is told of. */
export function WebhookFields({ value, change, errors }: Fields<WebhookDefinition>) {
  const { url, topics, isEnabled } = value;
  return (
    <>
      <TextField
        label="Address"
        hint="It begins with https, and is reached from everywhere."
        placeholder="https://accounting.example.com/shop"
        value={url}
        onChange={(text) => change({ url: text })}
        error={errors.url && 'Please enter a public address that begins with https, without a port.'}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <fieldset>
        <legend>What it is told of</legend>
        {TOPICS.map((topic) => (
          <Tick
            key={topic}
            label={TOPIC_TEXTS[topic]}
            checked={topics.includes(topic)}
            onChange={(isOn) =>
              change({ topics: TOPICS.filter((one) => (one === topic ? isOn : topics.includes(one))) })
            }
          />
        ))}
        {errors.topics && (
          <p role="alert" className="c-error">
            {errors.topics}
          </p>
        )}
      </fieldset>
      <Tick label="Switched on" checked={isEnabled} onChange={(isOn) => change({ isEnabled: isOn })} />
    </>
  );
}
