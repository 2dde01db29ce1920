import { request } from './request.ts';
import { isRecord } from './shape.ts';

const UCP = '/api/ucp';

type UcpPath = 'catalog/search' | 'catalog/product' | 'policies/search';

/** Reads something by the Universal Commerce Protocol; the answer is without the protocol's own envelope. */
export async function postUcp(path: UcpPath, body: object): Promise<Readonly<Record<string, unknown>>> {
  const { ucp: _, ...answer } = await request({
    method: 'POST',
    path: `${UCP}/${path}`,
    body,
    isRepeatable: true,
    isAnswer: isRecord,
  });
  return answer;
}
