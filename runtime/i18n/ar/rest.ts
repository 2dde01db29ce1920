/**
 * The Arabic texts that browsers fetch when they are needed. Register: Modern Standard Arabic, polite and brief.
 * Buttons are verbal nouns, requests are يُرجى with a verbal noun, and the visitor is addressed only in forms that
 * are written alike for women and men. Digits are western, as in prices. No native speaker has read these texts yet.
 */
import type { LazyCatalogue } from '../catalogue.ts';

export const stock: LazyCatalogue['stock'] = {
  notEnough: 'عذرًا، لا تتوفر كمية كافية من هذا المنتج.',
};

export const frame: LazyCatalogue['frame'] = {
  title: 'فتح المتجر في علامة تبويب جديدة',
  message: 'لا يمكن لهذه الصفحة فتح المتجر. يُرجى فتح هذا العنوان مباشرةً: {url}',
};

export const setUp: LazyCatalogue['setUp'] = { cannotSell: 'لا يمكن استخدام المتجر في هذه الصفحة.' };

export const quantityErrors: LazyCatalogue['quantityErrors'] = {
  notANumber: 'يجب أن تكون الكمية رقمًا.',
  notWhole: 'يجب أن تكون الكمية عددًا صحيحًا',
  outOfRange: 'يجب أن تكون الكمية بين {min} و{max}.',
};

export const addToCart: LazyCatalogue['addToCart'] = {
  add: 'إضافة إلى السلة',
  adding: 'جارٍ الإضافة…',
  added: 'تمت الإضافة!',
  purchase: 'شراء',
  subscribe: 'اشتراك',
  purchaseOptions: 'طريقة الشراء',
  oneTimePurchase: 'شراء لمرة واحدة',
  subscription: 'اشتراك',
  selectOneOption: 'يُرجى اختيار {option}.',
  selectTwoOptions: 'يُرجى اختيار {option1} و{option2}.',
  selectManyOptions: 'يُرجى اختيار {optionsList} و{lastOption}.',
  variantUnavailable: 'عذرًا، هذا النوع غير متوفر. يُرجى اختيار نوع آخر.',
  notEnoughStock: stock.notEnough,
  quantityNotANumber: quantityErrors.notANumber,
  quantityNotWhole: quantityErrors.notWhole,
  quantityOutOfRange: quantityErrors.outOfRange,
  selectDenomination: 'يُرجى اختيار قيمة بطاقة الهدية',
  unableToAdd: 'تعذّرت إضافة المنتج',
  unableToPurchase: 'تعذّر شراء المنتج',
  unableToPurchaseGiftCard: 'تعذّر شراء بطاقة الهدية',
  viewItem: 'عرض المنتج',
  itemUnreadable: 'عذرًا، لا يمكن إضافة هذا المنتج إلى السلة حاليًا.',
};

export const cart: LazyCatalogue['cart'] = {
  updateQuantityFailed: 'تعذّر تحديث الكمية',
  removeItemFailed: 'تعذّرت إزالة المنتج',
  updateFormFailed: 'تعذّر تحديث النموذج',
  openFormFailed: 'تعذّر فتح النموذج',
  minimumSubtotal: 'لإتمام الشراء، يجب ألا يقل المجموع الفرعي عن {subtotal}.',
};

export const cartPage: LazyCatalogue['cartPage'] = {
  title: 'سلة التسوق',
  loading: 'جارٍ تحميل سلة التسوق…',
  empty: 'سلة التسوق فارغة.',
  unavailable: 'لا يمكن عرض سلة التسوق حاليًا.',
  retry: 'إعادة المحاولة',
  continueShopping: 'متابعة التسوق',
  checkOut: 'إتمام الشراء',

  quantity: 'الكمية',
  quantityOf: 'كمية {title}',
  oneFewer: 'إنقاص قطعة: {title}',
  oneMore: 'زيادة قطعة: {title}',
  quantityNow: '{title}: {n}. المجموع الفرعي {subtotal}.',
  each: '{price} للقطعة',
  reservedByOthers: 'يجري الآن دفع ثمن القطعة الأخيرة في طلب آخر. يبقى المنتج في سلتك، وقد يتوفر من جديد.',
  details: 'عرض التفاصيل أو تعديلها',
  detailsOf: 'عرض تفاصيل {title} أو تعديلها',
  remove: 'إزالة',
  removeTitle: 'إزالة {title}',
  removed: 'تمت إزالة المنتج {title}.',
  removeQuestion: 'إزالة {title}؟',
  removeFields: 'ستُزال أيضًا البيانات التي أدخلتها لهذا المنتج.',
  keep: 'إبقاء',
  undo: 'تراجع',
  undoTitle: 'تراجع: إعادة {title} إلى السلة',
  restored: 'تمت إعادة المنتج {title} إلى سلتك.',

  summary: 'ملخص الطلب',
  subtotal: 'المجموع الفرعي',
  discount: 'الخصم',
  delivery: 'التوصيل',
  taxes: 'الضرائب',
  free: 'مجاني',
  atCheckout: 'يُحسب عند إتمام الشراء',
  taxIncluded: 'يشمل ضرائب بقيمة {amount}',
  pricesIncludeTax: 'شامل الضريبة',
  plusDelivery: 'غير شامل التوصيل',
  total: 'الإجمالي',
  estimatedTotal: 'الإجمالي التقديري',

  couponCode: 'رمز الخصم',
  apply: 'تطبيق',
  applying: 'جارٍ التطبيق…',
  couponMissing: 'يُرجى إدخال رمز أولًا.',
  couponApplied: 'تم تطبيق الرمز {code}.',
  removeCoupon: 'إزالة الرمز {code}',
  couponRemoved: 'تمت إزالة الرمز {code}.',
  applyCouponFailed: 'تعذّر تطبيق الرمز',
  removeCouponFailed: 'تعذّرت إزالة الرمز',
  couponUnknown: 'لم يعد الرمز {code} صالحًا.',
  couponNotYet: 'لم يبدأ سريان الرمز {code} بعد.',
  couponEnded: 'انتهت صلاحية الرمز {code}.',
  couponUsedUp: 'استُنفدت مرات استخدام الرمز {code}.',
  couponBelowMinimum: 'يتطلب الرمز {code} مجموعًا فرعيًا لا يقل عن {subtotal}.',
  couponNothingLeft: 'لا يمنح الرمز {code} أي خصم على هذه السلة.',

  priceChanged: 'تغيّر سعر {title} من {was} إلى {is}.',
  quantityChanged: 'تغيّرت كمية {title} من {was} إلى {is}.',
  gone: 'لم يعد المنتج {title} في سلتك.',
  emptied: 'سلة التسوق فارغة الآن: تم طلب محتواها، أو أُفرغت في علامة تبويب أخرى.',
  dismiss: 'إخفاء',
};

export const form: LazyCatalogue['form'] = {
  submit: 'إرسال',
  submitting: 'جارٍ الإرسال…',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  required: '(مطلوب)',
  openForm: 'فتح النموذج',
  signUp: 'التسجيل لتلقي الأخبار والمستجدات',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  address1: 'العنوان 1',
  address2: 'العنوان 2',
  city: 'المدينة',
  stateProvince: 'الولاية/المحافظة',
  zipPostalCode: 'الرمز البريدي',
  country: 'البلد',
  month: 'الشهر',
  day: 'اليوم',
  year: 'السنة',
  mm: 'شهر',
  dd: 'يوم',
  yyyy: 'سنة',
  hour: 'الساعة',
  minute: 'الدقيقة',
  second: 'الثانية',
  amPm: 'ص/م',
  am: 'ص',
  pm: 'م',
  areaCode: 'رمز المنطقة',
  prefix: 'الأرقام الأولى',
  line: 'الأرقام الأخيرة',
  number: 'الرقم',
  selectAnOption: 'يُرجى الاختيار',
  stronglyDisagree: 'لا أوافق بشدة',
  disagree: 'لا أوافق',
  neutral: 'رأي محايد',
  agree: 'أوافق',
  stronglyAgree: 'أوافق بشدة',
  characterCount: '{n} / {max}',
  errorsBelow: 'توجد مشكلة في النموذج. يُرجى التمرير إلى الأسفل للمراجعة.',
  errorsAbove: 'توجد مشكلة في النموذج. يُرجى التمرير إلى الأعلى للمراجعة.',
  thankYou: 'شكرًا لك!',
  formUnavailable: 'لا يمكن عرض هذا النموذج حاليًا.',
  decoyLabel: 'يُرجى ترك هذا الحقل فارغًا',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  notAnswered: 'بلا إجابة',
};

export const fieldErrors: LazyCatalogue['fieldErrors'] = {
  required: 'مطلوب',
  invalid: 'هذه القيمة غير صالحة.',
  invalidEmail: 'عنوان البريد الإلكتروني غير صالح. يجب أن يكون العنوان بالصيغة {email}.',
  emailFormat: 'name@example.com',
  overLimit: 'تم تجاوز الحد الأقصى لعدد الأحرف.',
  tooLong: 'الحد الأقصى لعدد الأحرف هو {max}.',
  noValidSelection: 'يُرجى اختيار قيمة صالحة.',
  invalidDate: 'هذا التاريخ غير موجود.',
  outOfRange: 'يجب أن تكون القيمة بين {min} و{max}.',
  invalidCountryCode: 'يتكون رمز البلد من 4 أرقام على الأكثر، مع علامة زائد أو من دونها.',
  invalidNumber: 'يجب أن يحتوي الرقم على أرقام فقط من دون أي رموز أخرى.',
  invalidCurrency: 'يُكتب المبلغ بصيغة مثل 1234 أو 123.99.',
  invalidUrl: 'يُرجى إدخال عنوان URL صالح.',
  invalidTwitterUsername: 'يُرجى إدخال اسم مستخدم صالح في Twitter.',
  invalidPassword: 'لا يجوز أن تحتوي كلمة المرور على مسافات.',
  invalidQuestion: 'أحد الأسئلة غير صالح.',
  unknownField: 'هذا الحقل ليس جزءًا من النموذج.',
  invalidForm: 'حقل واحد أو أكثر غير صالح، يُرجى مراجعة البيانات المدخلة.',
  allEmpty: 'يُرجى تعبئة حقل واحد على الأقل.',
};

export const formFailures: LazyCatalogue['formFailures'] = {
  unauthorized: 'تعذّر إرسال النموذج. يُرجى المحاولة لاحقًا.',
  notConfigured: 'لم يتم إعداد هذا النموذج بعد.',
  rateLimited: 'تعذّر إرسال النموذج. أُرسل عدد كبير من النماذج في وقت قصير. يُرجى المحاولة لاحقًا.',
  serverError: 'تعذّر إرسال النموذج. يُرجى المحاولة لاحقًا.',
  unknown: 'حدث خطأ غير معروف، يُرجى المحاولة لاحقًا.',
  processing: 'حدث خطأ أثناء معالجة النموذج. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  captchaFailed: 'فشل التحقق عبر reCAPTCHA. يُرجى إعادة تحميل هذه الصفحة والمحاولة مرة أخرى.',
  noKey: 'تعذّر الحصول على مفتاح لإرسال النموذج، يُرجى المحاولة لاحقًا.',
  unparsable: 'تعذّرت قراءة حقول النموذج، يُرجى مراجعة البيانات المدخلة.',
};

export const captcha: LazyCatalogue['captcha'] = {
  notSetUp: 'لم يتم إعداد reCAPTCHA!',
  completeFirst: 'يُرجى إكمال اختبار CAPTCHA قبل الإرسال.',
  iAmAPerson: 'أنا لست روبوتًا',
};

export const choice: LazyCatalogue['choice'] = {
  soldOutValue: '{value} (نفدت الكمية)',
  unavailableValue: '{value} (غير متوفر)',
};

export const product: LazyCatalogue['product'] = {
  soldOut: 'نفدت الكمية',
  sale: 'تخفيض',
  salePrice: 'سعر التخفيض:',
  originalPrice: 'السعر الأصلي:',
  fromPrice: 'من {fromPrice}',
  priceUnavailable: 'غير متوفر',
  quantity: 'الكمية',
  quickView: 'عرض سريع',
  selectOption: 'اختيار {variantName}',
  selectGiftCardValue: 'اختيار القيمة',
  giftCardValue: 'القيمة',
  scarcityDefault: 'المتوفر: {qtyInStock} فقط',
  scarcityLeftInStock: 'المتبقي في المخزون: {qtyInStock} فقط',
  scarcityAvailable: 'المتوفر: {qtyInStock}',
  scarcityLimited: 'كمية محدودة',
  restockCallToAction: 'تلقّي إشعار بالبريد الإلكتروني عند توفر هذا المنتج.',
  restockEmail: 'عنوان البريد الإلكتروني',
  restockSignUp: 'تسجيل',
  restockMailingList: 'التسجيل لتلقي الأخبار والمستجدات.',
};

export const restockBox: LazyCatalogue['restockBox'] = {
  emailBlank: 'يُرجى إدخال عنوان البريد الإلكتروني',
  emailInvalid: 'عنوان البريد الإلكتروني غير صالح',
  signingUp: 'جارٍ التسجيل…',
  signedUp: 'تم التسجيل!',
  confirm: 'إذا لم يسبق لك ذلك، يُرجى فتح الرابط في رسالتنا الإلكترونية لتأكيد عنوانك.',
};

export const subscription: LazyCatalogue['subscription'] = {
  everyWeeks:
    '{billingPeriodValue|ar|zero=كل # أسبوع|one=كل أسبوع|two=كل أسبوعين|few=كل # أسابيع|many=كل # أسبوعًا|other=كل # أسبوع}',
  everyMonths:
    '{billingPeriodValue|ar|zero=كل # شهر|one=كل شهر|two=كل شهرين|few=كل # أشهر|many=كل # شهرًا|other=كل # شهر}',
  everyYears:
    '{billingPeriodValue|ar|zero=كل # سنة|one=كل سنة|two=كل سنتين|few=كل # سنوات|many=كل # سنة|other=كل # سنة}',
  forWeeks:
    '{duration|ar|zero=لمدة # أسبوع|one=لمدة أسبوع|two=لمدة أسبوعين|few=لمدة # أسابيع|many=لمدة # أسبوعًا|other=لمدة # أسبوع}',
  forMonths:
    '{duration|ar|zero=لمدة # شهر|one=لمدة شهر|two=لمدة شهرين|few=لمدة # أشهر|many=لمدة # شهرًا|other=لمدة # شهر}',
  forYears:
    '{duration|ar|zero=لمدة # سنة|one=لمدة سنة|two=لمدة سنتين|few=لمدة # سنوات|many=لمدة # سنة|other=لمدة # سنة}',
};

export const productView: LazyCatalogue['productView'] = {
  pictures: 'الصور',
  enlarge: 'تكبير الصورة',
  pictureOf: 'الصورة {n} من {count}',
  previousPicture: 'الصورة السابقة',
  nextPicture: 'الصورة التالية',
  oneFewer: 'إنقاص قطعة',
  oneMore: 'زيادة قطعة',
  viewDetails: 'عرض كل التفاصيل',
  productUnavailable: 'عذرًا، لا يمكن عرض هذا المنتج حاليًا.',
  productUnknown: 'عذرًا، لم يعد هذا المنتج متوفرًا.',
  quickViewFailed: 'تعذّر فتح العرض السريع',
  previousProduct: 'المنتج السابق',
  nextProduct: 'المنتج التالي',
  productOf: '{n} من {count}',
};

export const places: LazyCatalogue['places'] = {
  list: 'أماكن مقترحة',
  offered: 'توجد اقتراحات. يمكن اختيار أحدها بمفتاحي السهمين لأعلى ولأسفل.',
  source: 'اقتراحات من {provider}',
};

export const reviews: LazyCatalogue['reviews'] = {
  reviewCount: '{count|ar|zero=لا توجد تقييمات|one=تقييم واحد|two=تقييمان|few=# تقييمات|many=# تقييمًا|other=# تقييم}',
  ratingOf: '{rating} من {best}',
  moreReviews: 'المزيد من التقييمات',
  verified: 'عملية شراء موثّقة',
  verifiedMeaning:
    'التقييمات التي تحمل عبارة «عملية شراء موثّقة» كتبها أشخاص اشتروا هذا المنتج هنا، عبر رابط لا يصل إلا إلى صاحب الطلب. أما التقييمات الأخرى فلم يتم التحقق منها بهذه الطريقة.',
  reviewPicture: 'الصورة {n} من {count}، من {name}',
};

export const comments: LazyCatalogue['comments'] = {
  none: 'لا توجد تعليقات',
  one: 'تعليق واحد',
  many: '{n|ar|zero=لا توجد تعليقات|one=تعليق واحد|two=تعليقان|few=# تعليقات|many=# تعليقًا|other=# تعليق}',
  empty: 'لم يكتب أحد شيئًا بعد.',
  write: 'كتابة تعليق',
  comment: 'التعليق',
  name: 'الاسم',
  email: 'البريد الإلكتروني (اختياري، ولن يُعرض)',
  send: 'إرسال التعليق',
  sending: 'جارٍ الإرسال…',
  signedInAs: 'سيُكتب تعليقك باسم {name}.',
  signIn: 'يُرجى تسجيل الدخول لكتابة تعليق.',
  closed: 'التعليقات مغلقة.',
  waits: 'تظهر التعليقات بعد موافقة المتجر عليها.',
  needsScript: 'يُرجى تفعيل JavaScript في هذه الصفحة لكتابة تعليق.',
  pending: 'بانتظار الموافقة. لا يظهر هذا التعليق إلا لك.',
  hidden: 'هذا التعليق غير معروض.',
  deletedUser: 'حساب محذوف',
  shop: 'فريق الموقع',
  reply: 'رد',
  replyTo: 'رد على {name}',
  inReplyTo: 'ردًا على {name}',
  cancel: 'إلغاء',
  like: 'إعجاب',
  report: 'إبلاغ',
  reportQuestion: 'إبلاغ المتجر عن هذا التعليق؟',
  reported: 'تم الإبلاغ',
  reportDone: 'شكرًا لك. تم إبلاغ المتجر عن هذا التعليق.',
  edit: 'تعديل',
  save: 'حفظ',
  edited: 'مُعدَّل',
  remove: 'حذف',
  removeQuestion: 'حذف تعليقك؟',
  removed: 'تم حذف تعليقك.',
  posted: 'تم نشر تعليقك.',
  waiting: 'شكرًا لك. سيظهر تعليقك بعد موافقة المتجر عليه.',
  changed: 'تم تعديل تعليقك.',
  more: 'عرض المزيد من التعليقات',
  first: 'عرض أول التعليقات',
  failed: 'لم يُرسل تعليقك. النص الذي كتبته لا يزال هنا.',
  offline: 'يُرجى التحقق من الاتصال بالإنترنت والمحاولة مرة أخرى.',
  by: 'تعليق من {name}',
  yes: 'نعم',
  no: 'لا',
  sentTitle: 'شكرًا لك على تعليقك',
  back: 'العودة إلى الصفحة',
};

export const agents: LazyCatalogue['agents'] = {
  emptyCart: 'هل تريد إفراغ سلة التسوق؟',
  emptyCartMessage: 'يطلب مساعد في متصفحك إزالة كل شيء من سلة التسوق.',
  emptyCartYes: 'إفراغ السلة',
  placeOrder: 'هل تريد تأكيد هذا الطلب؟',
  placeOrderMessage: 'يطلب مساعد في متصفحك تأكيد هذا الطلب نيابةً عنك. راجعه قبل الموافقة.',
};
