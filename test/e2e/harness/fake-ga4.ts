import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../../free-port.ts';

/** A service on this machine that takes events as Google Analytics does. */
export interface FakeGa4 {
  /** The start of its addresses. */
  url: string;
  /** What it has received: the id of each event, by the event's name. */
  received: { name: string; id: string }[];
  close(): void;
}

export async function startFakeGa4(): Promise<FakeGa4> {
  const received: FakeGa4['received'] = [];
  const server = createServer(async (request, response) => {
    // A shop that is killed breaks off what it was sending.
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return response.destroy();
    const { events } = JSON.parse(body) as { events: { name: string; params: { event_id: string } }[] };
    received.push(...events.map(({ name, params }) => ({ name, id: params.event_id })));
    response.writeHead(204).end();
  });
  const port = await freePort('127.0.0.1');
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${port}`, received, close: () => void server.close() };
}
