import { postForVerdict } from './post-for-verdict.ts';
import type { CaptchaProvider } from './provider.ts';
import { CaptchaUnreachable } from './provider.ts';

const API = 'https://recaptchaenterprise.googleapis.com/v1';
/** Scores run from 0 (a program) to 1 (a person). */
const SCORE_MIN = 0.5;

/**
 * The fields of an assessment that we read (cloud.google.com/recaptcha/docs/reference/rest/v1/projects.assessments).
 */
interface Assessment {
  tokenProperties?: { valid?: boolean; hostname?: string; action?: string };
  riskAnalysis?: { score?: number };
}

interface Account {
  projectId: string | undefined;
  apiKey: string | undefined;
}

/** The key is sent in a header, because addresses end up in logs. */
export function recaptchaEnterprise({ projectId, apiKey }: Account, fetcher: typeof fetch): CaptchaProvider {
  return async ({ token, settings, action, isHostExpected }) => {
    if (!projectId || !apiKey) throw new CaptchaUnreachable('no account');
    const url = `${API}/projects/${encodeURIComponent(projectId)}/assessments`;
    const event = { token, siteKey: settings.siteKey, expectedAction: action };
    const assessment = await postForVerdict<Assessment>(url, { event }, { 'X-Goog-Api-Key': apiKey }, fetcher);
    const { valid, hostname = '', action: solvedFor } = assessment?.tokenProperties ?? {};
    if (valid !== true || solvedFor !== action || !isHostExpected(hostname)) return false;
    return settings.mode === 'checkbox' || (assessment?.riskAnalysis?.score ?? 0) >= SCORE_MIN;
  };
}
