/**
 * The Hebrew texts that browsers fetch when they are needed. Register: the plain, polite language of Israeli shops,
 * gender-neutral throughout: verbal nouns on buttons, נא with an infinitive for requests, אפשר for what one can do,
 * and of the second person only what is written alike for all. No native speaker has read these texts yet.
 */
import type { LazyCatalogue } from '../catalogue.ts';

export const stock: LazyCatalogue['stock'] = {
  notEnough: 'מצטערים, אין מספיק יחידות מהמוצר הזה במלאי.',
};

export const frame: LazyCatalogue['frame'] = {
  title: 'פתיחת החנות בכרטיסייה חדשה',
  message: 'העמוד הזה לא יכול לפתוח את החנות. נא לפתוח ישירות את הכתובת: {url}',
};

export const setUp: LazyCatalogue['setUp'] = { cannotSell: 'אי אפשר להשתמש בחנות בעמוד הזה.' };

export const quantityErrors: LazyCatalogue['quantityErrors'] = {
  notANumber: 'הכמות צריכה להיות מספר.',
  notWhole: 'הכמות צריכה להיות מספר שלם',
  outOfRange: 'הכמות צריכה להיות בין {min} ל-{max}.',
};

export const addToCart: LazyCatalogue['addToCart'] = {
  add: 'הוספה לסל',
  adding: 'מתבצעת הוספה…',
  added: 'נוסף לסל!',
  purchase: 'לרכישה',
  subscribe: 'לרכישת מנוי',
  purchaseOptions: 'אפשרויות רכישה',
  oneTimePurchase: 'רכישה חד-פעמית',
  subscription: 'מנוי',
  selectOneOption: 'נא לבחור {option}.',
  selectTwoOptions: 'נא לבחור {option1} ו-{option2}.',
  selectManyOptions: 'נא לבחור {optionsList} ו-{lastOption}.',
  variantUnavailable: 'מצטערים, הווריאציה הזאת אינה זמינה. נא לבחור וריאציה אחרת.',
  notEnoughStock: stock.notEnough,
  quantityNotANumber: quantityErrors.notANumber,
  quantityNotWhole: quantityErrors.notWhole,
  quantityOutOfRange: quantityErrors.outOfRange,
  selectDenomination: 'נא לבחור סכום לכרטיס המתנה',
  unableToAdd: 'לא ניתן להוסיף את המוצר',
  unableToPurchase: 'לא ניתן לרכוש את המוצר',
  unableToPurchaseGiftCard: 'לא ניתן לרכוש את כרטיס המתנה',
  viewItem: 'לצפייה במוצר',
  itemUnreadable: 'מצטערים, כרגע אי אפשר להוסיף את המוצר הזה לסל.',
};

export const cart: LazyCatalogue['cart'] = {
  updateQuantityFailed: 'לא ניתן לעדכן את הכמות',
  removeItemFailed: 'לא ניתן להסיר את המוצר',
  updateFormFailed: 'לא ניתן לעדכן את הטופס',
  openFormFailed: 'לא ניתן לפתוח את הטופס',
  minimumSubtotal: 'אפשר לעבור לתשלום כשסכום הביניים הוא {subtotal} לפחות.',
};

export const cartPage: LazyCatalogue['cartPage'] = {
  title: 'סל הקניות שלך',
  loading: 'סל הקניות נטען…',
  empty: 'סל הקניות שלך ריק.',
  unavailable: 'כרגע אי אפשר להציג את סל הקניות.',
  retry: 'לנסות שוב',
  continueShopping: 'להמשך הקנייה',
  checkOut: 'מעבר לתשלום',

  quantity: 'כמות',
  quantityOf: 'הכמות של {title}',
  oneFewer: 'יחידה אחת פחות: {title}',
  oneMore: 'יחידה אחת יותר: {title}',
  quantityNow: '{title}: {n}. סכום ביניים {subtotal}.',
  each: '{price} ליחידה',
  reservedByOthers: 'ברגע זה מתבצע תשלום על היחידה האחרונה. המוצר נשאר בסל שלך ואולי יתפנה שוב.',
  details: 'צפייה בפרטים או שינוים',
  detailsOf: 'צפייה בפרטים של {title} או שינוים',
  remove: 'הסרה',
  removeTitle: 'הסרת {title}',
  removed: 'המוצר {title} הוסר מהסל.',
  removeQuestion: 'להסיר את {title}?',
  removeFields: 'גם הפרטים שמילאת עבורו יוסרו.',
  keep: 'להשאיר',
  undo: 'ביטול הפעולה',
  undoTitle: 'ביטול הפעולה: החזרת {title} לסל',
  restored: 'המוצר {title} הוחזר לסל.',

  summary: 'סיכום ההזמנה',
  subtotal: 'סכום ביניים',
  discount: 'הנחה',
  delivery: 'משלוח',
  taxes: 'מסים',
  free: 'חינם',
  atCheckout: 'יחושב בעמוד התשלום',
  taxIncluded: 'כולל מסים בסך {amount}',
  pricesIncludeTax: 'כולל מע״מ',
  plusDelivery: 'לא כולל משלוח',
  total: 'סך הכול',
  estimatedTotal: 'סך הכול משוער',

  couponCode: 'קוד קופון',
  apply: 'מימוש',
  applying: 'הקוד נבדק…',
  couponMissing: 'נא להזין קודם קוד.',
  couponApplied: 'הקוד {code} מומש.',
  removeCoupon: 'הסרת הקוד {code}',
  couponRemoved: 'הקוד {code} הוסר.',
  applyCouponFailed: 'לא ניתן לממש את הקוד',
  removeCouponFailed: 'לא ניתן להסיר את הקוד',
  couponUnknown: 'הקוד {code} כבר אינו תקף.',
  couponNotYet: 'הקוד {code} עדיין אינו תקף.',
  couponEnded: 'פג תוקף הקוד {code}.',
  couponUsedUp: 'הקוד {code} נוצל במלואו.',
  couponBelowMinimum: 'הקוד {code} תקף לסכום ביניים של {subtotal} לפחות.',
  couponNothingLeft: 'הקוד {code} אינו מקנה הנחה על הסל הזה.',

  priceChanged: 'המחיר של {title} השתנה מ-{was} ל-{is}.',
  quantityChanged: 'הכמות של {title} השתנתה מ-{was} ל-{is}.',
  gone: 'המוצר {title} כבר לא בסל שלך.',
  emptied: 'סל הקניות שלך ריק עכשיו: בוצעה בו הזמנה, או שרוקן בכרטיסייה אחרת.',
  dismiss: 'סגירה',
};

export const form: LazyCatalogue['form'] = {
  submit: 'שליחה',
  submitting: 'מתבצעת שליחה…',
  save: 'שמירה',
  saving: 'מתבצעת שמירה…',
  required: '(חובה)',
  openForm: 'פתיחת הטופס',
  signUp: 'הרשמה לקבלת חדשות ועדכונים',
  firstName: 'שם פרטי',
  lastName: 'שם משפחה',
  address1: 'כתובת – שורה 1',
  address2: 'כתובת – שורה 2',
  city: 'עיר',
  stateProvince: 'מדינה/מחוז',
  zipPostalCode: 'מיקוד',
  country: 'ארץ',
  month: 'חודש',
  day: 'יום',
  year: 'שנה',
  mm: 'חודש',
  dd: 'יום',
  yyyy: 'שנה',
  hour: 'שעה',
  minute: 'דקה',
  second: 'שנייה',
  amPm: 'AM/PM',
  am: 'AM',
  pm: 'PM',
  areaCode: 'קידומת',
  prefix: 'ספרות ראשונות',
  line: 'ספרות אחרונות',
  number: 'מספר',
  selectAnOption: 'נא לבחור',
  stronglyDisagree: 'אי-הסכמה מוחלטת',
  disagree: 'אי-הסכמה',
  neutral: 'ניטרלי',
  agree: 'הסכמה',
  stronglyAgree: 'הסכמה מלאה',
  characterCount: '{n} / {max}',
  errorsBelow: 'יש בעיה בטופס. נא לגלול למטה ולבדוק.',
  errorsAbove: 'יש בעיה בטופס. נא לגלול למעלה ולבדוק.',
  thankYou: 'תודה!',
  formUnavailable: 'כרגע אי אפשר להציג את הטופס הזה.',
  decoyLabel: 'נא להשאיר את השדה הזה ריק',
  showPassword: 'הצגת הסיסמה',
  hidePassword: 'הסתרת הסיסמה',
  notAnswered: 'ללא תשובה',
};

export const fieldErrors: LazyCatalogue['fieldErrors'] = {
  required: 'שדה חובה',
  invalid: 'הערך שהוזן אינו תקין.',
  invalidEmail: 'כתובת האימייל אינה תקינה. כתובת אימייל צריכה להיות במבנה {email}.',
  emailFormat: 'name@example.co.il',
  overLimit: 'חרגת ממספר התווים המותר.',
  tooLong: 'אורך הערך צריך להיות {max} תווים לכל היותר.',
  noValidSelection: 'נא לבחור אפשרות תקינה.',
  invalidDate: 'התאריך הזה לא קיים.',
  outOfRange: 'הערך צריך להיות בין {min} ל-{max}.',
  invalidCountryCode: 'קידומת המדינה היא עד 4 ספרות, עם סימן פלוס או בלעדיו.',
  invalidNumber: 'מספרים יכולים להכיל ספרות בלבד, ללא תווים אחרים.',
  invalidCurrency: 'נא לכתוב את הסכום כך: 1234 או 123.99.',
  invalidUrl: 'נא להזין כתובת URL תקינה.',
  invalidTwitterUsername: 'נא להזין שם משתמש תקין של Twitter.',
  invalidPassword: 'סיסמה אינה יכולה להכיל רווחים.',
  invalidQuestion: 'אחת השאלות אינה תקינה.',
  unknownField: 'השדה הזה אינו חלק מהטופס.',
  invalidForm: 'שדה אחד או יותר אינו תקין, נא לבדוק את הפרטים.',
  allEmpty: 'נא למלא לפחות שדה אחד בטופס.',
};

export const formFailures: LazyCatalogue['formFailures'] = {
  unauthorized: 'לא ניתן לשלוח את הטופס. נא לנסות שוב מאוחר יותר.',
  notConfigured: 'הטופס הזה עדיין לא הוגדר.',
  rateLimited: 'לא ניתן לשלוח את הטופס. נשלחו יותר מדי טפסים בזמן קצר. נא לנסות שוב מאוחר יותר.',
  serverError: 'לא ניתן לשלוח את הטופס. נא לנסות שוב מאוחר יותר.',
  unknown: 'אירעה שגיאה לא ידועה, נא לנסות שוב מאוחר יותר.',
  processing: 'אירעה שגיאה בעיבוד הטופס. נא לרענן את העמוד ולנסות שוב.',
  captchaFailed: 'האימות של reCAPTCHA נכשל. נא לרענן את העמוד ולנסות שוב.',
  noKey: 'לא ניתן לקבל מפתח לשליחת הטופס, נא לנסות שוב מאוחר יותר.',
  unparsable: 'לא ניתן לקרוא את שדות הטופס, נא לבדוק את הפרטים.',
};

export const captcha: LazyCatalogue['captcha'] = {
  notSetUp: 'לא הוגדר reCAPTCHA!',
  completeFirst: 'נא להשלים את אימות ה-CAPTCHA לפני השליחה.',
  iAmAPerson: 'אני לא רובוט',
};

export const choice: LazyCatalogue['choice'] = {
  soldOutValue: '{value} (אזל)',
  unavailableValue: '{value} (לא זמין)',
};

export const product: LazyCatalogue['product'] = {
  soldOut: 'אזל מהמלאי',
  sale: 'מבצע',
  salePrice: 'מחיר מבצע:',
  originalPrice: 'מחיר מקורי:',
  fromPrice: 'החל מ-{fromPrice}',
  priceUnavailable: 'לא זמין',
  quantity: 'כמות',
  quickView: 'צפייה מהירה',
  selectOption: 'בחירת {variantName}',
  selectGiftCardValue: 'בחירת סכום',
  giftCardValue: 'סכום',
  scarcityDefault: 'במלאי: {qtyInStock} בלבד',
  scarcityLeftInStock: 'נותרו במלאי: {qtyInStock} בלבד',
  scarcityAvailable: 'במלאי: {qtyInStock}',
  scarcityLimited: 'זמינות מוגבלת',
  restockCallToAction: 'לקבלת עדכון באימייל כשהמוצר יחזור למלאי.',
  restockEmail: 'כתובת אימייל',
  restockSignUp: 'הרשמה',
  restockMailingList: 'הרשמה לקבלת חדשות ועדכונים.',
};

export const restockBox: LazyCatalogue['restockBox'] = {
  emailBlank: 'נא להזין כתובת אימייל',
  emailInvalid: 'כתובת האימייל אינה תקינה',
  signingUp: 'מתבצעת הרשמה…',
  signedUp: 'נרשמת בהצלחה!',
  confirm: 'אם עדיין לא עשית זאת, נא לפתוח את הקישור באימייל ששלחנו כדי לאשר את הכתובת.',
};

export const subscription: LazyCatalogue['subscription'] = {
  everyWeeks: '{billingPeriodValue|he|one=מדי שבוע|two=כל שבועיים|other=כל # שבועות}',
  everyMonths: '{billingPeriodValue|he|one=מדי חודש|two=כל חודשיים|other=כל # חודשים}',
  everyYears: '{billingPeriodValue|he|one=מדי שנה|two=כל שנתיים|other=כל # שנים}',
  forWeeks: '{duration|he|one=למשך שבוע|two=למשך שבועיים|other=למשך # שבועות}',
  forMonths: '{duration|he|one=למשך חודש|two=למשך חודשיים|other=למשך # חודשים}',
  forYears: '{duration|he|one=למשך שנה|two=למשך שנתיים|other=למשך # שנים}',
};

export const productView: LazyCatalogue['productView'] = {
  pictures: 'תמונות',
  enlarge: 'הגדלת התמונה',
  pictureOf: 'תמונה {n} מתוך {count}',
  previousPicture: 'התמונה הקודמת',
  nextPicture: 'התמונה הבאה',
  oneFewer: 'יחידה אחת פחות',
  oneMore: 'יחידה אחת יותר',
  viewDetails: 'לכל הפרטים',
  productUnavailable: 'מצטערים, כרגע אי אפשר להציג את המוצר הזה.',
  productUnknown: 'מצטערים, המוצר הזה כבר לא נמכר.',
  quickViewFailed: 'לא ניתן לפתוח את הצפייה המהירה',
  previousProduct: 'המוצר הקודם',
  nextProduct: 'המוצר הבא',
  productOf: '{n} מתוך {count}',
};

export const places: LazyCatalogue['places'] = {
  list: 'מקומות מוצעים',
  offered: 'יש הצעות. אפשר לבחור הצעה בעזרת מקשי החצים למעלה ולמטה.',
  source: 'הצעות מאת {provider}',
};

export const reviews: LazyCatalogue['reviews'] = {
  reviewCount: '{count|he|one=ביקורת אחת|two=שתי ביקורות|other=# ביקורות}',
  ratingOf: '{rating} מתוך {best}',
  moreReviews: 'ביקורות נוספות',
  verified: 'רכישה מאומתת',
  verifiedMeaning:
    'ביקורות שמסומנות ”רכישה מאומתת” נכתבו בידי מי שרכשו כאן את המוצר הזה: הן נכתבו דרך קישור שנשלח רק למי שביצעו הזמנה. ביקורות אחרות לא נבדקו בדרך זו.',
  reviewPicture: 'תמונה {n} מתוך {count} מאת {name}',
};

export const comments: LazyCatalogue['comments'] = {
  none: 'אין תגובות',
  one: 'תגובה אחת',
  many: '{n|he|one=תגובה אחת|two=שתי תגובות|other=# תגובות}',
  empty: 'עוד לא נכתב כאן דבר.',
  write: 'כתיבת תגובה',
  comment: 'תגובה',
  name: 'שם',
  email: 'אימייל (לא חובה, לא יוצג)',
  send: 'שליחת התגובה',
  sending: 'מתבצעת שליחה…',
  signedInAs: 'התגובה תיכתב בשם {name}.',
  signIn: 'נא להתחבר כדי לכתוב תגובה.',
  closed: 'התגובות סגורות.',
  waits: 'תגובות מוצגות לאחר אישור החנות.',
  needsScript: 'נא להפעיל JavaScript בעמוד הזה כדי לכתוב תגובה.',
  pending: 'בהמתנה לאישור. התגובה הזאת גלויה רק לך.',
  hidden: 'התגובה הזאת אינה מוצגת.',
  deletedUser: 'חשבון שנמחק',
  shop: 'צוות האתר',
  reply: 'תשובה',
  replyTo: 'תשובה אל {name}',
  inReplyTo: 'בתשובה אל {name}',
  cancel: 'ביטול',
  like: 'לייק',
  report: 'דיווח',
  reportQuestion: 'לדווח לחנות על התגובה הזאת?',
  reported: 'הדיווח נשלח',
  reportDone: 'תודה. החנות קיבלה דיווח על התגובה הזאת.',
  edit: 'עריכה',
  save: 'שמירה',
  edited: 'נערכה',
  remove: 'מחיקה',
  removeQuestion: 'למחוק את התגובה שלך?',
  removed: 'התגובה שלך נמחקה.',
  posted: 'התגובה שלך פורסמה.',
  waiting: 'תודה. התגובה שלך תוצג לאחר אישור החנות.',
  changed: 'התגובה שלך עודכנה.',
  more: 'הצגת תגובות נוספות',
  first: 'הצגת התגובות הראשונות',
  failed: 'התגובה שלך לא נשלחה. הטקסט שכתבת עדיין כאן.',
  offline: 'נא לבדוק את החיבור לאינטרנט ולנסות שוב.',
  by: 'תגובה מאת {name}',
  yes: 'כן',
  no: 'לא',
  sentTitle: 'תודה על התגובה',
  back: 'חזרה לעמוד',
};

export const agents: LazyCatalogue['agents'] = {
  emptyCart: 'לרוקן את סל הקניות?',
  emptyCartMessage: 'עוזר בדפדפן שלך מבקש להסיר הכול מסל הקניות.',
  emptyCartYes: 'ריקון הסל',
  placeOrder: 'לבצע את ההזמנה הזאת?',
  placeOrderMessage: 'עוזר בדפדפן שלך מבקש לבצע את ההזמנה הזאת בשמך. כדאי לבדוק אותה לפני האישור.',
};
