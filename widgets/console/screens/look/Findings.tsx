import type { TemplateFinding } from '#runtime/contracts/templates.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../app/Link.tsx';
import { Section } from '../../parts/Section.tsx';
import { templateScreen } from './template-drafts.ts';
import type { Check } from './use-check.ts';

interface Props {
  check: Check;
  /** The template that is open. */
  name: string;
  onGo: (finding: TemplateFinding) => void;
}

/** What the shop itself says of a template; what the engine says stays in its own words. */
const OWN_FINDINGS: Partial<Record<TemplateFinding['code'], string>> = {
  BLOCK_UNCLOSED: lookTexts.blockIsUnclosed,
  NOT_READ: lookTexts.instructionIsUnknown,
  TOO_DEEP: lookTexts.blockIsTooDeep,
  TAG_RAW: lookTexts.tagIsRaw,
};
const SEVERITIES = { error: lookTexts.findingError, warning: lookTexts.findingWarning } as const;

/** Lists what the check has found in the changed templates and in those that use them. */
export function Findings({ check, name, onGo }: Props) {
  if (check.status === 'idle') return null;
  return (
    <Section title={lookTexts.check}>
      <p role="status">
        {check.status === 'checking' && lookTexts.checking}
        {check.status === 'failed' && check.message}
        {check.status === 'checked' &&
          (check.findings.length === 0 ? lookTexts.nothingIsWrong : summary(check.findings))}
      </p>
      {check.findings.length > 0 && (
        <ul className="c-list">
          {check.findings.map((finding) => {
            const { template, line, column, severity, message, code } = finding;
            const place = line === null ? '' : fill(lookTexts.atLineAndColumn, { line, column: String(column) });
            return (
              <li key={`${template}${place}${code}${message}`}>
                <span className={severity === 'error' ? 'c-badge c-badge--warn' : 'c-badge'}>
                  {SEVERITIES[severity]}
                </span>{' '}
                {OWN_FINDINGS[code] ?? message}{' '}
                {template !== name ? (
                  <Link to={templateScreen(template)}>{template + place}</Link>
                ) : line === null ? (
                  <span className="c-hint">{lookTexts.inThisTemplate}</span>
                ) : (
                  <button type="button" className="c-link" onClick={() => onGo(finding)}>
                    {fill(lookTexts.lineAndColumn, { line, column: column ?? '' })}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}

function summary(findings: readonly TemplateFinding[]): string {
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  return hasErrors ? lookTexts.errorsKeepFromSaving : lookTexts.warningsAllowSaving;
}
