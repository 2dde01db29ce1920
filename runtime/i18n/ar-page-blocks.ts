import type { Catalogue } from './catalogue.ts';

export const pageBlocks: Catalogue['pageBlocks'] = {
  orderNow: 'الطلب الآن',
  playVideo: 'تشغيل الفيديو: {title}',
  videoNote: 'يُحمَّل الفيديو من {provider} عند تشغيله فقط.',
  listen: 'الاستماع إلى {title}',
  download: 'تنزيل',
  openInMaps: 'فتح في الخرائط',
  showMap: 'عرض الخريطة',
  mapNote: 'تُحمَّل الخريطة من OpenStreetMap عند عرضها فقط.',
  chartNumbers: 'الأرقام في جدول',
};
