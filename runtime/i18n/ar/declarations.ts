import type { Catalogue } from '../catalogue.ts';

export const declarationForm: Catalogue['declarationForm'] = {
  optional: '(اختياري)',
  missing: 'يُرجى ملء هذا الحقل.',
  emailInvalid: 'يُرجى إدخال بريد إلكتروني صالح.',
  sending: 'لحظة من فضلك…',
  print: 'طباعة',
  save: 'حفظ كملف',
  close: 'تم',
};

export const withdrawalForm: Catalogue['withdrawalForm'] = {
  open: 'الانسحاب من العقد هنا',
  confirm: 'تأكيد الانسحاب',
  title: 'الانسحاب من عقد',
  intro: 'يستقبل {site} هنا طلب الانسحاب من العقد. لا حاجة إلى ذكر سبب.',
  name: 'الاسم',
  contract: 'رقم الطلب أو ما يدل على العقد',
  contractHint: 'الرقم موجود في الرسائل المتعلقة بالطلب.',
  part: 'ما يشمله الانسحاب',
  partHint: 'يُترك فارغًا للانسحاب من كل شيء.',
  email: 'البريد الإلكتروني لإيصال الاستلام',
  next: 'متابعة',
  checkTitle: 'مراجعة الانسحاب',
  checkText: 'يسري الانسحاب فور الضغط على «{button}».',
  change: 'تعديل البيانات',
  statement: 'أعلن بهذا انسحابي من هذا العقد مع {site}.',
  whole: 'كل شيء',
  receiptTitle: 'تم استلام الانسحاب',
  receiptText:
    'هذه الصفحة هي إيصال الاستلام: يُرجى طباعتها أو حفظها. يُرسل الإيصال أيضًا إلى {email}؛ ولا يتلقى العنوان الواحد إلا عددًا محدودًا في اليوم.',
  number: 'الرقم',
  received: 'تاريخ الاستلام',
  head: 'رمز السجل',
};

export const cancellationForm: Catalogue['cancellationForm'] = {
  ...withdrawalForm,
  open: 'إلغاء العقود هنا',
  confirm: 'إلغاء الآن',
  title: 'إلغاء اشتراك',
  intro: 'يستقبل {site} هنا طلب الإلغاء. لا حاجة إلى تسجيل الدخول.',
  contract: 'الاشتراك أو رقم طلبه',
  kind: 'نوع الإلغاء',
  ordinary: 'إلغاء عادي',
  extraordinary: 'إلغاء استثنائي',
  reason: 'السبب',
  reasonHint: 'الإلغاء الاستثنائي وحده يحتاج إلى سبب.',
  endsOn: 'نهاية العقد',
  endsOnHint: 'يُترك فارغًا للإلغاء في أقرب وقت.',
  earliest: 'في أقرب وقت',
  checkTitle: 'مراجعة الإلغاء',
  checkText: 'يُرسل الإلغاء فور الضغط على «{button}».',
  statement: 'ألغي بهذا هذا العقد مع {site}.',
  receiptTitle: 'تم استلام الإلغاء',
};
