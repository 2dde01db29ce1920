import type { CommentAnswer, NewComment } from '#runtime/contracts/comments.ts';
import { countLinks } from '#runtime/domain/comments/body-html.ts';
import { COMMENT_LINKS_MAX, COMMENT_THREAD_MAX } from '#runtime/domain/comments/limits.ts';
import { takesComments } from '#runtime/domain/comments/rules.ts';
import { captchaOf, isTokenSpent, spendToken, verifyCaptcha } from '../captcha/service.ts';
import { guard, isClash, refusalOf } from '../db/guards.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { Idempotency } from '../http/idempotency.ts';
import { sha256 } from '../session/service.ts';
import { answerOf } from './answer.ts';
import type { Author } from './author.ts';
import type { CommentCall } from './call.ts';
import { type CommentItem, findItem } from './find-item.ts';
import { mailOwner, waitingMails, waitingStatements } from './mails.ts';
import { type CountedRow, findByRequest, insertStatements, type NewRow, shownStatement } from './repository.ts';
import { readBody, readEmail, readName } from './texts.ts';

/**
 * The reasons against an answer: it needs a comment of the same item that visitors see, or that is the author's own.
 */
const NO_PARENT = `?2 IS NOT NULL AND NOT EXISTS (SELECT 1 FROM comments c WHERE c.site_id = ?1 AND c.id = ?2
  AND c.item_id = ?3 AND c.status = 'approved')`;
const THREAD_FULL = `?2 IS NOT NULL AND (SELECT COUNT(*) FROM comments c WHERE c.site_id = ?1 AND c.item_id = ?3
  AND c.thread_id = ?4) >= ${COMMENT_THREAD_MAX}`;
const CLOSED = 'NOT EXISTS (SELECT 1 FROM items i WHERE i.site_id = ?1 AND i.id = ?3 AND i.comment_state = 1)';

/**
 * Writes a comment, once for each retry key. Throws ITEM_NOT_FOUND, COMMENTS_CLOSED, COMMENT_SIGN_IN_NEEDED, the errors
 * of its texts, COMMENT_CAPTCHA_MISSING, CAPTCHA_FAILED, COMMENT_NOT_FOUND, COMMENT_THREAD_FULL and
 * IDEMPOTENCY_KEY_REUSED.
 */
export async function writeComment(
  call: CommentCall,
  request: NewComment,
  idempotency: Idempotency | undefined,
): Promise<CommentAnswer & { path: string }> {
  const { db, site, author, settings, now } = call;
  const { siteId } = site;
  const item = await findItem(db, siteId, request.itemId, call.reader);
  const requestKey = idempotency ? sha256(`${author.who}|${idempotency.key}`) : null;
  const requestHash = idempotency ? hashOf(request) : null;
  const repeat = async () => {
    const found = requestKey === null ? undefined : await findByRequest(db, siteId, requestKey);
    if (found && found.request_hash !== requestHash) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
    return found && { ...(await readAnswer(call, found.id)), path: item.path };
  };
  const earlier = await repeat();
  if (earlier) return earlier;

  if (!takesComments(settings, item, now)) throw new ApiError('COMMENTS_CLOSED');
  const { user } = author;
  if (!user && !settings.commentAnonAllowed) throw new ApiError('COMMENT_SIGN_IN_NEEDED');
  const body = readBody(request.body);
  const authorName = user?.name ? readAccountName(user.name) : readName(request.authorName ?? '');
  const authorEmail = user ? '' : readEmail(request.authorEmail ?? '');
  const parent = await readParent(call, item, request.parentId ?? null);
  const spent = await passCaptcha(call, request);
  const isDecoyed = (request.decoy ?? '').trim() !== '';
  const isHeld = settings.commentApprovalRequired || countLinks(body) > COMMENT_LINKS_MAX;
  const id = sortableId(now);
  const row: NewRow = {
    id,
    item_id: item.id,
    thread_id: parent?.thread_id ?? id,
    parent_id: parent?.id ?? null,
    author_name: authorName,
    author_email: authorEmail,
    body,
    by_shop: 0,
    created_at: now,
    user_id: user?.id ?? null,
    visitor_hash: author.visitorHash ?? null,
    status: isDecoyed ? 'spam' : isHeld ? 'pending' : 'approved',
    language: request.language ?? '',
    request_key: requestKey,
    request_hash: requestHash,
  };
  const mails = row.status === 'pending' ? await waitingMails(call, item, row) : [];
  const conditions = { COMMENTS_CLOSED: CLOSED, COMMENT_NOT_FOUND: NO_PARENT, COMMENT_THREAD_FULL: THREAD_FULL };
  try {
    const results = await db.batch<CountedRow>([
      ...spent,
      guard(db, siteId, conditions, row.parent_id, item.id, row.thread_id),
      ...insertStatements(db, siteId, row),
      ...(row.status === 'pending' ? waitingStatements(call, item, id, mails) : []),
      shownStatement(db, siteId, author, id),
    ]);
    await mailOwner(call, mails);
    return { ...answerToAuthor(results.at(-1)?.results[0], author), path: item.path };
  } catch (error) {
    // The same call has been faster, which also used up the captcha's token.
    if (isClash(error, 'comments.') || isTokenSpent(error)) {
      const winner = await repeat();
      if (winner) return winner;
    }
    if (isTokenSpent(error)) throw new ApiError('CAPTCHA_FAILED');
    throw refusalOf(error);
  }
}

/** The parts that identify a repeat; a captcha is solved anew for each attempt. */
function hashOf({ captchaToken: _, ...request }: NewComment): string {
  const { itemId, parentId = null, body, authorName = '', authorEmail = '', decoy = '' } = request;
  return sha256(JSON.stringify([itemId, parentId, body, authorName, authorEmail, decoy]));
}

async function readAnswer({ db, site, author }: CommentCall, id: string): Promise<CommentAnswer> {
  return answerToAuthor((await shownStatement(db, site.siteId, author, id).first<CountedRow>()) ?? undefined, author);
}

/** The answer to the author of a comment. Where the visitor has no cookie, no later call knows that it is theirs. */
function answerToAuthor(row: CountedRow | undefined, { user, visitorHash }: Author): CommentAnswer {
  const { comment, ...answer } = answerOf(row && { ...row, own: 1 });
  const isKnown = user !== undefined || visitorHash !== undefined;
  return { ...answer, comment: isKnown ? comment : { ...comment, isOwn: false, changeableUntil: null } };
}

/** A name that comments may not have, such as an address, is allowed where the account has it. */
function readAccountName(name: string): string {
  try {
    return readName(name);
  } catch {
    return readName(name.replace(/[^\p{L}\p{M}\p{N} '’.-]/gu, ' ').slice(0, 100) || '?');
  }
}

/** Finds the comment that is answered. Throws COMMENT_NOT_FOUND, also for one of another item. */
async function readParent({ db, site, settings }: CommentCall, item: CommentItem, parentId: string | null) {
  if (parentId === null) return undefined;
  if (!settings.commentThreaded) throw new ApiError('COMMENT_NOT_FOUND');
  const parent = await db
    .prepare(
      `SELECT id, thread_id FROM comments WHERE site_id = ?1 AND id = ?2 AND item_id = ?3 AND status = 'approved'`,
    )
    .bind(site.siteId, parentId, item.id)
    .first<{ id: string; thread_id: string }>();
  if (!parent) throw new ApiError('COMMENT_NOT_FOUND');
  return parent;
}

/** Returns the statement that marks the captcha's token as used; none for people with an account. */
async function passCaptcha({ db, env, site, author, now }: CommentCall, { captchaToken: token }: NewComment) {
  if (author.user || !captchaOf(env, site)) return [];
  if (!token) throw new ApiError('COMMENT_CAPTCHA_MISSING');
  const verdict = await verifyCaptcha({ env, site, token, action: 'FORM_BLOCK_SUBMISSION' });
  // A provider that does not answer must not keep people from writing; the other limits stand.
  if (verdict === 'failed') throw new ApiError('CAPTCHA_FAILED');
  return [spendToken(db, site.siteId, token, now)];
}
