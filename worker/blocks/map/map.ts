import { MapBlock } from '#runtime/contracts/page-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { blockContent, lines, linkTo, textElement } from '../block-html.ts';
import { blockKind } from '../block-kind.ts';
import style from './map.css';
import { embeddedMap, mapPage } from './map-addresses.ts';

const PIN =
  '<svg class="map-block-pin" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7m0 9.5a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5"/></svg>';

/** A place. Its map is fetched on a press; no other server is called before. */
export const map = blockKind({
  type: 'map',
  contract: MapBlock,
  style,
  render(settings, { context: { texts } }) {
    const { title, address, openIn, showMap } = settings;
    const { pageBlocks } = texts;
    const open = `<a class="map-block-open" ${linkTo(mapPage(settings, openIn))}>${escapeHtml(pageBlocks.openInMaps)}</a>`;
    // Without scripts it leads to the map's page.
    const show = showMap
      ? `<a class="map-block-show" ${linkTo(mapPage(settings, 'openstreetmap'))} data-sq-embed="${escapeHtml(embeddedMap(settings))}" data-sq-embed-title="${escapeHtml(title || address)}" data-sq-embed-in=".map-block-content">${escapeHtml(pageBlocks.showMap)}</a>`
      : '';
    const note = showMap ? `<p class="embed-block-note">${escapeHtml(pageBlocks.mapNote)}</p>` : '';
    return blockContent(
      `<div class="map-block-content">${PIN}${textElement('p', 'map-block-title', title)}<address dir="auto">${lines(address)}</address><p class="map-block-links">${open}${show}</p>${note}</div>`,
    );
  },
});
