/** The simplified Chinese texts of digital products that were bought. */
import type { Catalogue } from './catalogue.ts';

export const downloads: Catalogue['downloads'] = {
  title: '您的下载',
  button: '下载',
  left: '还可下载 {count} 次，有效期至 {date}',
  expired: '链接已过期',
  usedUp: '下载次数已用完',
  closed: '链接已关闭',
  waiting: '以下商品尚无文件：{products}。文件准备好后，{site}会通过电子邮件将链接发送给您。',
  ownerWaiting:
    '此订单正在等待以下商品的文件：{products}。请用 `npm run owner -- files add` 添加文件，再用 `npm run owner -- downloads give {number}` 发送。',
  termsReady: '付款后即可下载{products}，{days} 天内最多下载 {times} 次。链接也会发送到您的邮箱。',
  withdrawalConsent: '我要求在撤回期届满前立即获得下载内容。我知悉，一旦可以下载，我即丧失对其的撤回权。',
  consentMissing: '订购下载商品时，买家须同意立即开始提供。',
  consentTitle: '同意立即下载',
  consentGiven: '于 {time} 同意：“{text}”',
  expiredTitle: '此链接已过期',
  expiredText: '请向{site}索取新链接，并注明您的订单号 {number}。',
  usedUpTitle: '下载次数已用完',
  usedUpText: '此文件的下载次数已达到链接的上限。请向{site}索取新链接，并注明您的订单号 {number}。',
  closedTitle: '此下载已关闭',
  closedText: '订单已退款，或商店已关闭该链接。如果您认为有误，请联系{site}，并注明您的订单号 {number}。',
  replacedTitle: '已有更新的链接',
  replacedText:
    '{site}已通过电子邮件向您发送新链接，因此此链接不再有效。如果找不到那封邮件，请向{site}重新索取，并注明您的订单号 {number}。',
  unknownTitle: '此链接无效',
  unknownText: '链接不完整。请从邮件中重新打开，或复制完整链接。',
  unavailableTitle: '文件暂时无法下载',
  unavailableText: '请过几分钟再试，本次尝试不计入下载次数。如果仍然失败，请联系{site}，并注明您的订单号 {number}。',
  renewedSubject: '您的订单 {number} 有新的下载链接',
  renewedIntro: '{site}已为您的订单 {number} 中的一个文件生成新链接，之前的链接不再有效。',
  givenSubject: '您的订单 {number} 的文件已可下载',
  givenIntro: '您现在可以下载订单 {number} 的更多文件。',
  mailFooter: '您收到这封邮件，是因为有人使用您的邮箱订购了数字商品。',
};
