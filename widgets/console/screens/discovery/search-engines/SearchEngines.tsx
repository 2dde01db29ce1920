import type { ProductCondition } from '#runtime/contracts/discovery.ts';
import { preferencesScope } from '#runtime/contracts/owner-scopes.ts';
import { discoveryTexts } from '#runtime/i18n/en/console/discovery.ts';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { usePreferences } from '../../../parts/preferences.ts';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { EditorScreen } from '../../people/parts/EditorScreen.tsx';
import { AgentChoice } from './AgentChoice.tsx';
import { verificationCode } from './verification-code.ts';
import { WhatTheySee } from './WhatTheySee.tsx';

const CONDITIONS: readonly (readonly [value: ProductCondition, text: string])[] = [
  ['new', discoveryTexts.conditionNew],
  ['refurbished', discoveryTexts.conditionRefurbished],
  ['used', discoveryTexts.conditionUsed],
];

const CODES = [
  ['googleCode', discoveryTexts.googleCode],
  ['bingCode', discoveryTexts.bingCode],
  ['pinterestCode', discoveryTexts.pinterestCode],
  ['metaCode', discoveryTexts.metaCode],
] as const;

const NAMES = {
  trainingCrawlers: discoveryTexts.training,
  answeringCrawlers: discoveryTexts.answering,
  agents: discoveryTexts.agents,
  condition: discoveryTexts.condition,
  ...Object.fromEntries(CODES),
};

/** What search engines, crawlers and agents may read of the shop, who owns it, and what they see. */
export default function SearchEngines() {
  const editor = usePreferences('discovery', discoveryTexts.searchEngines);
  const state = useAnswer('/api/owner/discovery');
  return (
    <EditorScreen
      title={discoveryTexts.searchEngines}
      editor={editor}
      mayChange={may(preferencesScope('discovery'))}
      names={NAMES}
      history={{ target: 'discovery', actions: ['preferences'] }}
      below={<Loaded of={state}>{(found) => <WhatTheySee state={found} />}</Loaded>}
    >
      {({ value, change, errors }) => (
        <>
          <Section title={discoveryTexts.whoMayRead}>
            <p className="c-quiet">{discoveryTexts.searchEnginesAlways}</p>
            <Tick
              label={discoveryTexts.answering}
              hint={discoveryTexts.answeringHint}
              checked={value.answeringCrawlers}
              onChange={(answeringCrawlers) => change({ answeringCrawlers })}
              error={errors.answeringCrawlers}
            />
            <Tick
              label={discoveryTexts.training}
              hint={discoveryTexts.trainingHint}
              checked={value.trainingCrawlers}
              onChange={(trainingCrawlers) => change({ trainingCrawlers })}
              error={errors.trainingCrawlers}
            />
            <AgentChoice value={value.agents} onChange={(agents) => change({ agents })} error={errors.agents} />
          </Section>
          <Section title={discoveryTexts.products}>
            <Choice
              label={discoveryTexts.condition}
              hint={discoveryTexts.conditionHint}
              value={value.condition}
              onChange={(condition) => change({ condition })}
              options={CONDITIONS}
              error={errors.condition}
            />
          </Section>
          <Section title={discoveryTexts.codes}>
            <p className="c-quiet">{discoveryTexts.codesHint}</p>
            <div className="c-columns">
              {CODES.map(([name, label]) => (
                <TextField
                  key={name}
                  label={label}
                  autoComplete="off"
                  value={value[name]}
                  onChange={(pasted) => change({ [name]: verificationCode(pasted) })}
                  error={errors[name]}
                />
              ))}
            </div>
          </Section>
        </>
      )}
    </EditorScreen>
  );
}
