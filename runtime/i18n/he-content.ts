/** The Hebrew texts about what owners write on pages. */
import type { Catalogue } from './catalogue.ts';

export const content: Catalogue['content'] = {
  notAPageUrl: '{val} אינה כתובת URL תקינה של עמוד',
  reservedUrl: 'הכתובת {val} דרושה לחנות עצמה',
  urlTaken: '{val} היא כתובת של עמוד אחר',
  notAnOption: '{val} אינו אחת מהאפשרויות',
  nameTooLong: '{val} ארוך מדי. מותרים {max} תווים לכל היותר',
  tooManyBlocks: 'בעמוד יכולים להיות {max} בלוקים לכל היותר, ובעמוד הזה יש {count}',
  wrongBlock: 'ה-JSON של הבלוק {type} שגוי בשדה {field}: {reason}',
  blockWithoutJson: 'הגדרות הבלוק {type} צריכות להופיע כ-JSON ב-data-block-json',
  tooManyImages: 'בגלריה יכולות להיות {max} תמונות לכל היותר, ובגלריה הזאת יש {count}',
  tooLong: 'מותרים {max} תווים לכל היותר',
  endBeforeStart: 'הסיום אינו יכול להיות לפני ההתחלה',
  noStart: 'לאירוע דרוש מועד התחלה',
  notInProducts: 'מוצרים נוצרים כמוצרים',
  orderedByDate: 'הפריטים באוסף הזה מסודרים לפי התאריכים שלהם',
  notInCollection: 'אין באוסף פריט {val}',
  productsByOwner: 'מוצרים מסודרים תמיד לפי הסדר שקבעו בעלי החנות',
  notAVideo: '{val} אינו סרטון של YouTube או Vimeo',
};
