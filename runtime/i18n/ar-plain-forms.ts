import type { Catalogue } from './catalogue.ts';

export const plainForms: Catalogue['plainForms'] = {
  notSent: 'تعذّر إرسال ما أدخلته. كل شيء لا يزال هنا.',
  filesAgain: 'يُرجى اختيار صورك مرة أخرى.',
  sendAgain: 'إعادة الإرسال',
};
