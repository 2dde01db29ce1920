import type { StarterProduct } from '#worker/set-up/starter.ts';

/** Languages in which sample products are written; shops in other languages begin with the English ones. */
export const SAMPLE_LANGUAGES = ['en', 'de'] as const;
type Language = (typeof SAMPLE_LANGUAGES)[number];

type Texts = Readonly<Record<Language, string>>;

/** Prices in minor units, such as cents. */
const POT = 4200;
const CUP = 1600;
const CUP_ON_SALE = 1200;
const BOTTLE = 2400;
const TOWEL_SMALL = 1400;
const TOWEL_LARGE = 1900;

const COLOURS = [
  { sku: 'IN', picture: 'linen-towel-indigo', name: { en: 'Indigo', de: 'Indigo' } },
  { sku: 'CO', picture: 'linen-towel-coral', name: { en: 'Coral', de: 'Koralle' } },
] as const;
const SIZES = [
  { sku: 'S', price: TOWEL_SMALL, stock: 12, name: { en: 'Small', de: 'Klein' } },
  { sku: 'L', price: TOWEL_LARGE, stock: 4, name: { en: 'Large', de: 'Groß' } },
] as const;

/** Returns the sample products of a new shop: one simple, one on sale, one that is nearly sold out, one with options. */
export function sampleProducts(language: Language): StarterProduct[] {
  const say = (texts: Texts) => texts[language];
  const picture = (file: string, alt: Texts) => ({
    id: `sample-${file}`,
    assetUrl: `/assets/pictures/${file}.svg`,
    width: 800,
    height: 1000,
    altText: say(alt),
  });
  const [colour, size] = [say({ en: 'Colour', de: 'Farbe' }), say({ en: 'Size', de: 'Größe' })];
  return [
    {
      starred: true,
      title: say({ en: 'Stoneware teapot', de: 'Teekanne aus Steinzeug' }),
      excerpt: say({
        en: '<p>White stoneware for four cups, with a lid that stays on when you pour.</p>',
        de: '<p>Weißes Steinzeug für vier Tassen, mit einem Deckel, der beim Gießen hält.</p>',
      }),
      images: [
        picture('everyday-teapot-1', {
          en: 'A white teapot with a yellow knob on a red table',
          de: 'Eine weiße Teekanne mit gelbem Knauf auf einem roten Tisch',
        }),
        picture('everyday-teapot-2', {
          en: 'The white teapot beside a steaming yellow cup',
          de: 'Die weiße Teekanne neben einer dampfenden gelben Tasse',
        }),
      ],
      variants: [{ sku: 'SAMPLE-POT', priceCents: POT, stock: 20, weightGrams: 900 }],
    },
    {
      starred: true,
      title: say({ en: 'Porcelain cup', de: 'Porzellantasse' }),
      excerpt: say({
        en: '<p>Thrown by hand, with a pale blue glaze. This sample is on sale.</p>',
        de: '<p>Von Hand gedreht, mit hellblauer Glasur. Dieses Beispiel ist im Angebot.</p>',
      }),
      images: [
        picture('moon-cup-1', {
          en: 'A pale blue cup before a full moon',
          de: 'Eine hellblaue Tasse vor dem Vollmond',
        }),
      ],
      variants: [
        {
          sku: 'SAMPLE-CUP',
          priceCents: CUP,
          salePriceCents: CUP_ON_SALE,
          onSale: true,
          stock: 8,
          weightGrams: 250,
        },
      ],
    },
    {
      starred: true,
      title: say({ en: 'Glass bottle', de: 'Glasflasche' }),
      excerpt: say({
        en: '<p>Keeps a litre of water cold on the way. Only two of this sample are left.</p>',
        de: '<p>Hält einen Liter Wasser unterwegs kühl. Von diesem Beispiel sind nur noch zwei da.</p>',
      }),
      images: [
        picture('glass-bottle-1', {
          en: 'A glass bottle with a dark lid',
          de: 'Eine Glasflasche mit dunklem Deckel',
        }),
      ],
      variants: [{ sku: 'SAMPLE-BOTTLE', priceCents: BOTTLE, stock: 2, weightGrams: 500 }],
    },
    {
      starred: true,
      title: say({ en: 'Linen towel', de: 'Leinentuch' }),
      excerpt: say({
        en: '<p>Washed linen in two colours and two sizes, which buyers choose.</p>',
        de: '<p>Gewaschenes Leinen in zwei Farben und zwei Größen zur Wahl.</p>',
      }),
      variantOptionOrdering: [colour, size],
      images: [
        picture('linen-towel-indigo', {
          en: 'A lilac linen towel with an indigo border',
          de: 'Ein fliederfarbenes Leinentuch mit indigoblauem Rand',
        }),
        picture('linen-towel-coral', {
          en: 'A coral linen towel with white and yellow stripes',
          de: 'Ein korallenrotes Leinentuch mit weißen und gelben Streifen',
        }),
      ],
      variants: COLOURS.flatMap((color) =>
        SIZES.map(({ sku, price, stock, name }) => ({
          sku: `SAMPLE-TOWEL-${color.sku}-${sku}`,
          attributes: { [colour]: say(color.name), [size]: say(name) },
          priceCents: price,
          stock,
          weightGrams: 150,
          mainImageId: `sample-${color.picture}`,
        })),
      ),
    },
  ];
}
