import {
  COMMENT_STATUSES,
  type CommentStatus,
  type OwnerComment,
  type OwnerComments,
} from '#runtime/contracts/comments.ts';
import { apiCommand, type Room } from '../command.ts';
import { choice, PAGING, text } from '../option-kinds.ts';
import { object, table } from '../output.ts';

const COMMENTS = '/api/owner/comments';
const path = (commentId: string) => `${COMMENTS}/${encodeURIComponent(commentId)}`;

export const comments: Room = {
  name: 'comments',
  title: 'Comments',
  commands: [
    apiCommand({
      name: 'comments list',
      options: {
        status: choice('STATUS', COMMENT_STATUSES, 'by default pending'),
        item: text('ITEM', 'only those below this item'),
        ...PAGING,
      },
      about: 'lists the comments of a status, the newest first',
      run: async ({ options: { item, ...options }, api }) => {
        const answer = await api.get<OwnerComments>(COMMENTS, { ...options, itemId: item });
        const columns = ['id', 'createdAt', 'itemTitle', 'authorName', 'body', 'flagCount'] as const;
        return table(answer, answer.comments, columns);
      },
    }),
    apiCommand({
      name: 'comments get',
      operands: ['COMMENT'],
      about: 'prints a comment with its author’s address',
      run: async ({ operands: [commentId], api }) => object(await api.get<OwnerComment>(path(commentId))),
    }),
    decision('approve', 'approved', 'lets visitors see it, whatever they have reported'),
    decision('spam', 'spam', 'hides it from visitors as spam'),
    decision('remove', 'removed', 'hides it from visitors'),
    decision('restore', 'approved', 'shows one again that was removed or was no spam'),
    apiCommand({
      name: 'comments reply',
      operands: ['COMMENT', 'TEXT'],
      about: 'answers it as the shop, and approves it where it waits',
      run: async ({ operands: [commentId, body], api }) =>
        object(await api.post<OwnerComment>(`${path(commentId)}/replies`, { body })),
    }),
  ],
};

function decision(act: string, status: CommentStatus, about: string) {
  return apiCommand({
    name: `comments ${act}`,
    operands: ['COMMENT'],
    about,
    run: async ({ operands: [commentId], api }) => object(await api.put<OwnerComment>(path(commentId), { status })),
  });
}
