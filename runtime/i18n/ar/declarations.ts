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
  open: 'إنهاء العقود من هنا',
  confirm: 'أنهِ العقد الآن',
  title: 'إنهاء عقد',
  intro: 'يستلم {site} هنا طلب إنهاء اشتراكك. لا تحتاج إلى حساب.',
  contract: 'رقم الطلب، أو ما يحدد العقد',
  contractHint: 'ستجد الرقم في الرسائل المتعلقة باشتراكك.',
  notice: 'نوع الإنهاء',
  ordinary: 'عادي',
  extraordinary: 'استثنائي، لسبب مهم',
  reason: 'السبب',
  reasonHint: 'في حالة الإنهاء الاستثنائي.',
  end: 'متى ينتهي العقد',
  endHint: 'اتركه فارغًا لأقرب وقت ممكن.',
  earliest: 'في أقرب وقت ممكن',
  checkTitle: 'راجع طلب الإنهاء',
  checkText: 'يسري الإنهاء فور ضغطك على «{button}».',
  statement: 'أنهي بموجب هذا عقدي مع {site}.',
  receiptTitle: 'استلمنا طلب الإنهاء',
};
