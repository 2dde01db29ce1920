import { vi } from 'vitest';

const NUMBERS: Readonly<Record<string, number>> = { A: 1, CNAME: 5, MX: 15, TXT: 16, AAAA: 28 };

/** What the fake internet knows. */
export interface FakeInternet {
  /** The values of records by type and name: 'TXT _dmarc.tea.example'. 'fails' stands for a resolver that is away. */
  records: Record<string, string[] | 'fails'>;
  /** The answers of hosts to any call; a host without one cannot be reached. */
  hosts: Record<string, () => Response>;
  /** The addresses that were called. */
  called: string[];
}

/** Replaces `fetch` by one that knows the DNS and hosts of a fake internet. */
export function fakeInternet(): FakeInternet {
  const internet: FakeInternet = { records: {}, hosts: {}, called: [] };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    internet.called.push(url.href);
    if (url.hostname === 'cloudflare-dns.com') return answerQuestion(internet, url.searchParams);
    const answer = internet.hosts[url.hostname];
    if (!answer) throw new TypeError('The host cannot be reached');
    return answer();
  });
  return internet;
}

function answerQuestion({ records }: FakeInternet, asked: URLSearchParams): Response {
  const [type = '', name = ''] = [asked.get('type') ?? '', asked.get('name') ?? ''];
  const values = records[`${type} ${name}`];
  if (values === 'fails') return new Response('', { status: 503 });
  const Answer = (values ?? []).map((value) => {
    const isText = type === 'TXT';
    return { name, type: NUMBERS[type], TTL: 300, data: isText ? `"${value}"` : value };
  });
  return Response.json({ Status: values ? 0 : 3, ...(Answer.length > 0 && { Answer }) });
}
