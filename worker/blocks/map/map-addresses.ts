import type { MapBlock } from '#runtime/contracts/page-blocks.ts';

type MapPoint = Pick<MapBlock, 'latitude' | 'longitude' | 'zoom' | 'address'>;

/** Half of a map's height in relation to its width. */
const HALF_HEIGHT = 0.35;
/** Degrees that the whole earth has, and the share of it that a window shows: two tiles. */
const DEGREES = 360;

/** Returns the page of a place with one of those who show maps; `geo:` (RFC 5870) is the visitor's own program. */
export function mapPage({ latitude, longitude, zoom, address }: MapPoint, openIn: MapBlock['openIn']): string {
  const place = `${latitude},${longitude}`;
  if (openIn === 'geo') return `geo:${place}?${new URLSearchParams({ q: `${place}(${oneLine(address)})` })}`;
  if (openIn === 'google') {
    return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
  }
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
}

/** Returns the address of the map for a frame. */
export function embeddedMap({ latitude, longitude, zoom }: MapPoint): string {
  const wide = DEGREES / 2 ** zoom;
  const high = wide * HALF_HEIGHT;
  const box = [longitude - wide, latitude - high, longitude + wide, latitude + high].map((side) => side.toFixed(5));
  const query = new URLSearchParams({ bbox: box.join(), layer: 'mapnik', marker: `${latitude},${longitude}` });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\r?\n\s*/g, ', ');
}
