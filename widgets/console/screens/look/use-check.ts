import { useEffect, useState } from 'react';
import type { TemplateFinding } from '#runtime/contracts/templates.ts';
import { errorText } from '../../app/query.ts';
import { callInSession } from '../../app/session.ts';
import type { TemplateDrafts } from './template-drafts.ts';

/** Pause after the last keystroke before the templates are checked, in ms. */
const CHECK_AFTER_MS = 800;

export type Check =
  | { status: 'idle' | 'checking'; findings: readonly TemplateFinding[] }
  | { status: 'checked'; findings: readonly TemplateFinding[] }
  | { status: 'failed'; findings: readonly TemplateFinding[]; message: string };

/** Has the shop check all changed templates together, a moment after the last change. */
export function useCheck(drafts: TemplateDrafts): Check {
  const [check, setCheck] = useState<Check>({ status: 'idle', findings: [] });
  useEffect(() => {
    const templates = Object.entries(drafts).map(([name, { source }]) => ({ name, source }));
    if (templates.length === 0) {
      setCheck({ status: 'idle', findings: [] });
      return undefined;
    }
    const ending = new AbortController();
    const { signal } = ending;
    const run = async () => {
      setCheck(({ findings }) => ({ status: 'checking', findings }));
      try {
        const path = '/api/owner/templates/check';
        const { body } = await callInSession({ method: 'POST', path, body: { templates }, signal });
        setCheck({ status: 'checked', findings: body.findings });
      } catch (error) {
        if (!signal.aborted) setCheck({ status: 'failed', findings: [], message: errorText(error) });
      }
    };
    const timer = setTimeout(() => void run(), CHECK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [drafts]);
  return check;
}
