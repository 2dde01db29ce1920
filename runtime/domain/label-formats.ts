/** Sheets of address labels, and rolls: how many labels stand on a page, and the measures as CSS. */
export const LABEL_FORMATS = {
  /** 99.1 × 38.1 mm, such as Avery L7163. */
  'a4-14': {
    columns: 2,
    rows: 7,
    css: sheet('A4', '15.1mm 4.7mm', 'repeat(2, 99.1mm) / auto-flow 38.1mm', '0 2.5mm', '297mm'),
  },
  /** 70 × 37 mm, such as Avery 3474. */
  'a4-24': { columns: 3, rows: 8, css: sheet('A4', '0.5mm 0', 'repeat(3, 70mm) / auto-flow 37mm', '0', '297mm') },
  /** 4 × 6 inches, one on a page. */
  '4x6': {
    columns: 1,
    rows: 1,
    css: `${sheet('4in 6in', '0', '4in / auto-flow 6in', '0', '6in')}.label{padding:8mm;font-size:16pt}.from{font-size:9pt}`,
  },
} as const;

export type LabelFormat = keyof typeof LABEL_FORMATS;
export const LABEL_FORMAT_NAMES = ['a4-14', 'a4-24', '4x6'] as const satisfies readonly LabelFormat[];

function sheet(size: string, padding: string, tracks: string, gap: string, height: string): string {
  const [columns = '', rows = ''] = tracks.split(' / auto-flow ');
  return `@page{size:${size};margin:0}.sheet{height:${height};padding:${padding};gap:${gap};grid-template-columns:${columns};grid-auto-rows:${rows}}`;
}
