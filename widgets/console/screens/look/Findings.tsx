import type { TemplateFinding } from '#runtime/contracts/templates.ts';
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

/** Lists what the check has found in the changed templates and in those that use them. */
export function Findings({ check, name, onGo }: Props) {
  if (check.status === 'idle') return null;
  return (
    <Section title="Check">
      <p role="status">
        {check.status === 'checking' && 'The shop checks what you have changed …'}
        {check.status === 'failed' && check.message}
        {check.status === 'checked' && (check.findings.length === 0 ? 'Nothing is wrong.' : summary(check.findings))}
      </p>
      {check.findings.length > 0 && (
        <ul className="c-list">
          {check.findings.map((finding) => {
            const { template, line, column, severity, message, code } = finding;
            const place = line === null ? '' : `, line ${line}, column ${column}`;
            return (
              <li key={`${template}${place}${code}${message}`}>
                <span className={severity === 'error' ? 'c-badge c-badge--warn' : 'c-badge'}>{severity}</span> {message}{' '}
                {template !== name ? (
                  <Link to={templateScreen(template)}>{template + place}</Link>
                ) : line === null ? (
                  <span className="c-hint">in this template</span>
                ) : (
                  <button type="button" className="c-link" onClick={() => onGo(finding)}>
                    line {line}, column {column}
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
  return hasErrors ? 'Templates with errors cannot be saved.' : 'These warnings do not keep you from saving.';
}
