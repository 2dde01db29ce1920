/** A company that carries parcels, and its page that shows where one is. */
export interface Carrier {
  id: string;
  name: string;
  /** ISO codes of the countries from which it carries; none for one that is everywhere. */
  countries: readonly string[];
  /** The address of its page for a parcel: {number}, {postcode} and {country} are filled in. */
  trackingPage: string;
}

/** The companies that most shops of these countries send with. */
export const CARRIERS = [
  carrier('dhl', 'DHL', 'DE', 'www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}'),
  carrier('dhl-express', 'DHL Express', '', 'www.dhl.com/en/express/tracking.html?AWB={number}'),
  carrier(
    'deutsche-post',
    'Deutsche Post',
    'DE',
    'www.deutschepost.de/de/s/sendungsverfolgung.html?piececode={number}',
  ),
  carrier('hermes', 'Hermes', 'DE AT', 'www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#{number}'),
  carrier('dpd', 'DPD', 'DE AT CH NL BE LU PL CZ SK HU', 'tracking.dpd.de/parcelstatus?query={number}'),
  carrier('gls', 'GLS', 'DE AT NL BE DK PL CZ SK HU IT ES PT FR', 'gls-group.eu/EU/en/parcel-tracking?match={number}'),
  carrier('ups', 'UPS', '', 'www.ups.com/track?tracknum={number}'),
  carrier('fedex', 'FedEx', '', 'www.fedex.com/fedextrack/?trknbr={number}'),
  carrier('austrian-post', 'Österreichische Post', 'AT', 'www.post.at/sv/sendungsdetails?snr={number}'),
  carrier('swiss-post', 'Swiss Post', 'CH LI', 'service.post.ch/ekp-web/ui/entry/search/{number}'),
  carrier('colissimo', 'La Poste Colissimo', 'FR MC', 'www.laposte.fr/outils/suivre-vos-envois?code={number}'),
  carrier('chronopost', 'Chronopost', 'FR MC', 'www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={number}'),
  carrier(
    'mondial-relay',
    'Mondial Relay',
    'FR BE ES',
    'www.mondialrelay.fr/suivi-de-colis/?numeroExpedition={number}&codePostal={postcode}',
  ),
  carrier('postnl', 'PostNL', 'NL BE', 'postnl.nl/tracktrace/?B={number}&P={postcode}&D={country}&T=C'),
  carrier('dhl-ecommerce', 'DHL eCommerce', 'NL', 'my.dhlecommerce.nl/home/tracktrace/{number}/{postcode}'),
  carrier('bpost', 'bpost', 'BE', 'track.bpost.cloud/btr/web/#/search?itemCode={number}&postalCode={postcode}'),
  carrier('poste-italiane', 'Poste Italiane', 'IT SM', 'www.poste.it/cerca/index.html#/risultati-spedizioni/{number}'),
  carrier('brt', 'BRT', 'IT', 'www.mybrt.it/it/mybrt/my-parcels/search?parcelNumber={number}'),
  carrier(
    'correos',
    'Correos',
    'ES AD',
    'www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={number}',
  ),
  carrier('seur', 'SEUR', 'ES', 'www.seur.com/livetracking/?segOnlineIdentificador={number}'),
  carrier(
    'mrw',
    'MRW',
    'ES PT',
    'www.mrw.es/seguimiento_envios/MRW_resultados_consultas.asp?modo=nacional&envio={number}',
  ),
  carrier('ctt', 'CTT', 'PT', 'www.ctt.pt/feapl_2/app/open/objectSearch/objectSearch.jspx?objects={number}'),
  carrier('inpost', 'InPost', 'PL', 'inpost.pl/sledzenie-przesylek?number={number}'),
  carrier('poczta-polska', 'Poczta Polska', 'PL', 'emonitoring.poczta-polska.pl/?numer={number}'),
  carrier(
    'ceska-posta',
    'Česká pošta',
    'CZ',
    'www.postaonline.cz/trackandtrace/-/zasilka/cislo?parcelNumbers={number}',
  ),
  carrier('packeta', 'Packeta', 'CZ SK HU RO', 'tracking.packeta.com/?id={number}'),
  carrier('magyar-posta', 'Magyar Posta', 'HU', 'www.posta.hu/nyomkovetes/nyitooldal?searchvalue={number}'),
  carrier('postnord', 'PostNord', 'SE DK NO FI', 'tracking.postnord.com/?id={number}'),
  carrier('dao', 'dao', 'DK', 'www.dao.as/privat/find-din-pakke?stregkode={number}'),
  carrier('bring', 'Bring', 'NO SE DK', 'sporing.bring.no/sporing/{number}'),
  carrier('posti', 'Posti', 'FI', 'www.posti.fi/en/tracking#/lahetys/{number}'),
  carrier('an-post', 'An Post', 'IE', 'www.anpost.com/Post-Parcels/Track/History?item={number}'),
  carrier('royal-mail', 'Royal Mail', 'GB', 'www.royalmail.com/track-your-item#/tracking-results/{number}'),
  carrier('parcelforce', 'Parcelforce', 'GB', 'www.parcelforce.com/track-trace?trackNumber={number}'),
  carrier('evri', 'Evri', 'GB', 'www.evri.com/track/parcel/{number}'),
  carrier('dpd-uk', 'DPD UK', 'GB', 'track.dpd.co.uk/search?reference={number}&postcode={postcode}'),
  carrier('yodel', 'Yodel', 'GB', 'www.yodel.co.uk/tracking/{number}'),
  carrier('usps', 'USPS', 'US', 'tools.usps.com/go/TrackConfirmAction?tLabels={number}'),
  carrier(
    'canada-post',
    'Canada Post',
    'CA',
    'www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}',
  ),
  carrier('purolator', 'Purolator', 'CA', 'www.purolator.com/en/shipping/tracker?pin={number}'),
  carrier('correios', 'Correios', 'BR', 'rastreamento.correios.com.br/app/index.php?objetos={number}'),
  carrier('australia-post', 'Australia Post', 'AU', 'auspost.com.au/mypost/track/#/details/{number}'),
  carrier('nz-post', 'NZ Post', 'NZ', 'www.nzpost.co.nz/tools/tracking?trackid={number}'),
  carrier(
    'japan-post',
    'Japan Post',
    'JP',
    'trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}&searchKind=S002&locale=ja',
  ),
  carrier('yamato', 'Yamato', 'JP', 'jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id={number}'),
  carrier('sagawa', 'Sagawa', 'JP', 'k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo={number}'),
  carrier('aramex', 'Aramex', 'AE SA EG JO KW QA BH OM', 'www.aramex.com/track/results?ShipmentNumber={number}'),
  carrier('israel-post', 'Israel Post', 'IL', 'israelpost.co.il/en/itemtrace?itemcode={number}'),
] as const satisfies readonly Carrier[];

function carrier<const Id extends string>(id: Id, name: string, countries: string, page: string) {
  return { id, name, countries: countries.split(' ').filter(Boolean), trackingPage: `https://${page}` };
}

export type CarrierId = (typeof CARRIERS)[number]['id'];

export const CARRIER_IDS = CARRIERS.map(({ id }) => id);

export function findCarrier(id: string): Carrier | undefined {
  return CARRIERS.find((each) => each.id === id);
}

/** Returns the carriers in the order in which a shop of a country is likely to want them: its own, those that are everywhere, the rest. */
export function carriersOf(country: string): readonly (typeof CARRIERS)[number][] {
  const rank = ({ countries }: Carrier) => (countries.includes(country) ? 0 : countries.length === 0 ? 1 : 2);
  return [...CARRIERS].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

interface Destination {
  /** Where the parcel goes; '' where that is not known. */
  postcode: string;
  country: string;
}

/** Returns the address of the page that shows where a parcel is; '' for an unknown carrier, or without a number. */
export function trackingLink(
  { carrierId, trackingNumber }: { carrierId: string; trackingNumber: string },
  { postcode, country }: Destination,
): string {
  const number = trackingNumber.replaceAll(' ', '');
  const found = findCarrier(carrierId);
  if (!found || number === '') return '';
  const values: Record<string, string> = { number, postcode: postcode.replaceAll(' ', ''), country };
  return found.trackingPage.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** Shapes of numbers that one carrier alone has. A hint: carriers change them, and say so nowhere. */
const SHAPES: readonly (readonly [RegExp, CarrierId])[] = [
  [/^1Z[0-9A-Z]{16}$/i, 'ups'],
  [/^(94|93|92|95)\d{18,20}$/, 'usps'],
  [/^JJD\d{16,20}$/i, 'dhl'],
  [/^[A-Z]{2}\d{9}DE$/i, 'deutsche-post'],
  [/^[A-Z]{2}\d{9}GB$/i, 'royal-mail'],
  [/^[A-Z]{2}\d{9}FR$/i, 'colissimo'],
  [/^[A-Z]{2}\d{9}CH$/i, 'swiss-post'],
  [/^[A-Z]{2}\d{9}AT$/i, 'austrian-post'],
  [/^3S[A-Z0-9]{11,13}$/i, 'postnl'],
];

/** Returns the carrier whose numbers look like this one; undefined where several may. */
export function likelyCarrier(trackingNumber: string): CarrierId | undefined {
  const number = trackingNumber.replaceAll(' ', '');
  return SHAPES.find(([shape]) => shape.test(number))?.[1];
}
