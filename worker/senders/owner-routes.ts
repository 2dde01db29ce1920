import { Hono } from 'hono';
import { Sender, SenderList, SenderSettings, SenderTest, SenderTestResult } from '#runtime/contracts/senders.ts';
import type { AppEnv } from '../http/app-env.ts';
import { input } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { readSender, readSenders, removeSender, saveSender, testSender } from './owner-service.ts';

const SENDERS = '/api/owner/senders';
const SENDER = `${SENDERS}/:name`;
const TEST = `${SENDER}/test`;

/** The owner's API for the services to which visitors’ acts are sent. */
export const ownerSenders = new Hono<AppEnv>();

ownerSenders.get(
  SENDERS,
  owner('settings:read', {
    summary: 'Lists the services that are told of visitors’ acts',
    moves: 'nothing',
    answer: SenderList,
  }),
  async (c) => c.json(await readSenders(ownerCall(c))),
);

ownerSenders.get(
  SENDER,
  owner('settings:read', { summary: 'Reads how a sender stands', moves: 'nothing', answer: Sender }),
  async (c) => c.json(await readSender(ownerCall(c), c.req.param('name'))),
);

ownerSenders.put(
  SENDER,
  owner('settings:write', { summary: 'Sets up a sender: ga4 or meta', moves: 'trust', answer: Sender }),
  input(SenderSettings),
  async (c) => c.json(await saveSender(ownerCall(c), c.req.param('name'), c.var.input)),
);

ownerSenders.delete(
  SENDER,
  owner('settings:write', { summary: 'Removes a sender with its secret', moves: 'trust', status: 204 }),
  async (c) => {
    await removeSender(ownerCall(c), c.req.param('name'));
    return c.body(null, 204);
  },
);

ownerSenders.post(
  TEST,
  owner('settings:write', {
    summary: 'Sends a test and returns what the service says',
    moves: 'nothing',
    answer: SenderTestResult,
  }),
  input(SenderTest),
  async (c) => c.json(await testSender(ownerCall(c), c.req.param('name'), c.var.input)),
);
