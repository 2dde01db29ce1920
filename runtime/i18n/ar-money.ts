import type { Catalogue } from './catalogue.ts';

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: 'اعتراض على دفعة الطلب {number}',
  disputeIntro: 'طالب مشتري الطلب {number} البنك بإعادة {amount}.',
  disputeUntil: 'يمكنك الرد حتى {day}. من دون رد، يعود المبلغ إلى المشتري.',
  disputeNoAnswer: 'لا يقبل البنك ردًا على هذا الاعتراض.',
  disputeButton: 'عرض الاعتراض لدى {provider}',
  disputeWonSubject: 'حُسم الاعتراض على الطلب {number} لصالحك',
  disputeWonIntro: 'قرر البنك لصالحك: عاد إليك مبلغ {amount} من الطلب {number}. يستمر الطلب كما كان.',
  disputeLostSubject: 'حُسم الاعتراض على الطلب {number} لصالح المشتري',
  disputeLostIntro:
    'قرر البنك لصالح المشتري، فعاد إليه مبلغ {amount} من الطلب {number}. يظهر هذا المبلغ في الطلب مردودًا.',
  disputeLostWhole: 'عاد المبلغ كله، لذلك أُغلقت تنزيلات الطلب، ولم تعد بطاقات الهدايا التي اشتُريت به صالحة للشراء.',
  disputeLostCard: 'ما دُفع من الطلب ببطاقة هدية يبقى مدفوعًا.',
  disputeLostStock: 'لم يتغير المخزون. بعد عودة البضاعة، يضيفها هذا الأمر',
  disputeLostSubscription: 'يستمر الاشتراك. هذا الأمر ينهيه',
  buyer: 'المشتري',
  amount: 'المبلغ',
  reason: 'سبب البنك',
  silentSubject: 'مدفوعات لم تُعرف نتيجتها',
  silentIntro: 'منذ يومين لم تصلنا من {provider} نتيجة دفعة بقيمة {amount}. ربما خُصم المبلغ.',
  silentWhat: 'نواصل الاستفسار. يُرجى التحقق من أن مفاتيح {provider} لا تزال صالحة، والبحث هناك عن الدفعة {id}.',
};

export const disputeReasons: Catalogue['disputeReasons'] = {
  fraudulent: 'يُقال إن عملية الدفع احتيالية.',
  product_not_received: 'يُقال إن شيئًا لم يصل.',
  product_unacceptable: 'يُقال إن ما وصل معيب أو غير مطابق للوصف.',
  duplicate: 'يُقال إن المبلغ خُصم مرتين.',
  credit_not_processed: 'يُقال إن مبلغًا وُعد برده لم يصل.',
  subscription_canceled: 'يُقال إن الاشتراك أُلغي قبل ذلك.',
  unrecognized: 'لا يتعرف المشتري على عملية الدفع.',
  other: 'يصفه البنك بأنه «{code}».',
};
