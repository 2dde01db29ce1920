import { Hono } from 'hono';
import { ReplayId } from '#runtime/contracts/experiments.ts';
import { consentOf, visitorIdOf } from '../consent/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describe } from '../http/middleware/describe.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { sha256 } from '../session/service.ts';
import { replaySettings } from './settings.ts';

const GET_ID = '/api/commerce/fullstory/getId';
/** Says that nothing is to be replayed. */
const MOCK_ID = 'automated-mock-id';
const ID_LENGTH = 32;

export const replay = new Hono<AppEnv>();

/** The id by which a visitor's sessions belong together at the service. It does not reveal the census. */
replay.get(
  GET_ID,
  describe({ summary: 'Names a visitor for session replay', answer: ReplayId }),
  rateLimit('TELEMETRY', 'replay'),
  (c) => {
    const visitorId = visitorIdOf(c);
    const isOn = replaySettings(c.var.site).isEnabled && c.env.ENVIRONMENT !== 'development';
    const mayReplay = isOn && visitorId !== undefined && consentOf(c)?.includes('analytics');
    const data = mayReplay ? sha256(`replay|${c.var.site.siteId}|${visitorId}`).slice(0, ID_LENGTH) : MOCK_ID;
    return c.json({ data }, 200, { 'Cache-Control': 'no-store' });
  },
);
