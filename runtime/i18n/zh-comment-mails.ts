import type { Catalogue } from './catalogue.ts';

export const commentMails: Catalogue['commentMails'] = {
  subject: '有评论等待您审核：{item}',
  intro: '{author}评论了“{item}”。经您批准后，访客即可看到。',
  reported: '访客举报了“{item}”下的一条评论。在您作出决定之前，该评论将被隐藏。',
  more: '还有评论等待您审核',
  moreIntro: '过去一小时内又收到了其他评论。此命令会列出全部评论。',
  open: '打开页面',
  approve: '如需向访客展示',
  spam: '如果是垃圾信息',
  list: '如需查看所有待审核的评论',
  footer: '此类邮件每小时最多发送两封。',
};
