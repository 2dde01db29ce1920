/** A font that an owner can choose. */
interface Font {
  /** The name that people read. */
  name: string;
  /** The value of `font-family`. */
  stack: string;
  /**
   * Whether it is a file of `demo/assets/fonts/` that `worker/assets/routes.ts` serves; the others are on visitors'
   * devices.
   */
  isFetched?: boolean;
}

const FONTS = {
  figtree: {
    name: 'Figtree',
    stack: 'Figtree,"Figtree as Arial","Figtree as Roboto","Figtree as DejaVu",sans-serif',
    isFetched: true,
  },
  archivo: {
    name: 'Archivo',
    stack: 'Archivo,"Archivo as Arial","Archivo as Roboto","Archivo as DejaVu",sans-serif',
    isFetched: true,
  },
  'system-sans': { name: 'The device’s own', stack: 'system-ui,sans-serif' },
  humanist: { name: 'Humanist', stack: 'Seravek,"Gill Sans Nova",Ubuntu,Calibri,"DejaVu Sans",sans-serif' },
  geometric: { name: 'Geometric', stack: 'Avenir,Montserrat,Corbel,"URW Gothic",sans-serif' },
  serif: { name: 'Serif', stack: '"Iowan Old Style","Palatino Linotype","URW Palladio L",P052,serif' },
  slab: { name: 'Slab serif', stack: 'Rockwell,"Rockwell Nova","Roboto Slab","DejaVu Serif","Sitka Small",serif' },
  rounded: {
    name: 'Rounded',
    stack: 'ui-rounded,"Hiragino Maru Gothic ProN",Quicksand,Comfortaa,"Arial Rounded MT Bold",Calibri,sans-serif',
  },
  mono: {
    name: 'Monospace',
    stack: 'ui-monospace,"Cascadia Code","Source Code Pro",Menlo,Consolas,"DejaVu Sans Mono",monospace',
  },
} as const satisfies Record<string, Font>;

export type FontId = keyof typeof FONTS;
export const FONT_IDS = Object.keys(FONTS) as FontId[];

/** The fonts of a shop; null for those of its templates and style sheets. */
export interface SiteFonts {
  headings: FontId | null;
  texts: FontId | null;
}

/** The custom property of each use, and the elements that take it where no style sheet of the templates says otherwise. */
const USES = {
  headings: ['--site-heading-font', ':where(h1,h2,h3,h4,h5,h6){font-family:var(--site-heading-font)}'],
  texts: [
    '--site-text-font',
    ':where(:root){--sq-font:var(--site-text-font)}:where(body){font-family:var(--site-text-font)}',
  ],
} as const satisfies Record<keyof SiteFonts, readonly [property: string, rules: string]>;
const USE_NAMES = ['headings', 'texts'] as const;

export const FONT_PROPERTIES: readonly string[] = USE_NAMES.map((use) => USES[use][0]);

/** Lists the fonts that ship, each with the path of the style sheet that fetches it; null for a font of the device. */
export function listFonts(): { id: FontId; name: string; stack: string; sheet: string | null }[] {
  return FONT_IDS.map((id) => ({ id, name: FONTS[id].name, stack: FONTS[id].stack, sheet: sheetOf(id) }));
}

/** Reads fonts as they are stored; one that does not ship is none. */
export function readSiteFonts(stored: unknown): SiteFonts {
  const { headings, texts } = Object(stored);
  return { headings: isFont(headings) ? headings : null, texts: isFont(texts) ? texts : null };
}

/** Returns the custom properties that the chosen fonts set. */
export function fontProperties(fonts: SiteFonts): [name: string, value: string][] {
  return USE_NAMES.flatMap((use) => {
    const id = fonts[use];
    return id ? [[USES[use][0], FONTS[id].stack] satisfies [string, string]] : [];
  });
}

/** Returns the rules by which pages have the chosen fonts. They give way to every rule of a shop's own style sheets. */
export function fontRules(fonts: SiteFonts): string {
  return USE_NAMES.map((use) => (fonts[use] ? USES[use][1] : '')).join('');
}

/** Lists the files of the chosen fonts that a page has to fetch: the style sheet, and the letters that most texts need. */
export function fontFiles({ headings, texts }: SiteFonts): { sheet: string; latin: string }[] {
  return [...new Set([headings, texts])].flatMap((id) => {
    const sheet = id && sheetOf(id);
    return sheet ? [{ sheet, latin: `/assets/fonts/${id}-latin.woff2` }] : [];
  });
}

function sheetOf(id: FontId): string | null {
  const font: Font = FONTS[id];
  return font.isFetched ? `/assets/fonts/${id}.css` : null;
}

function isFont(id: unknown): id is FontId {
  return typeof id === 'string' && Object.hasOwn(FONTS, id);
}
