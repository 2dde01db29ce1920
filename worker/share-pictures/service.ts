/** Pictures of pages for sites that show a link to them, where a page has none that these sites can show. */

export { answerCard, answerDrawing } from './answer.ts';
export { CARD_ROUTE, cardPath, pageOfCard, type ShareCard, versionOf } from './card.ts';
export { CARD_HEIGHT, CARD_WIDTH, USUAL_COLORS } from './card-svg.ts';
export { DRAWN_ROUTE, drawingOf, drawnPath, isOwnDrawing } from './drawing.ts';
