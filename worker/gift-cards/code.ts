import { randomBytes } from 'node:crypto';
import { GIFT_CARD_CHARACTERS, GIFT_CARD_LENGTH } from '#runtime/domain/gift-card-code.ts';
import { type SealPlace, type Secrets, seal, sha256, unseal } from '../session/service.ts';

const LAST_CHARACTERS = 4;

/** Creates a code with 74 random bits. */
export function newGiftCardCode(): string {
  let code = '';
  // Bytes beyond the last whole multiple are dropped, because they would make the first characters likelier than the
  // others.
  const bound = 256 - (256 % GIFT_CARD_CHARACTERS.length);
  while (code.length < GIFT_CARD_LENGTH) {
    for (const byte of randomBytes(GIFT_CARD_LENGTH)) {
      if (byte < bound && code.length < GIFT_CARD_LENGTH) {
        code += GIFT_CARD_CHARACTERS[byte % GIFT_CARD_CHARACTERS.length];
      }
    }
  }
  return code;
}

export function hashOf(code: string): string {
  return sha256(`gift card|${code}`);
}

/** Returns what the database keeps of a code: its hash, to spend it, and the sealed code, to mail it again. */
export function storedCode(
  { secret, siteId, cardId }: { secret: string; siteId: string; cardId: string },
  code: string,
) {
  return {
    codeHash: hashOf(code),
    sealedCode: seal(secret, sealPlace(siteId, cardId), code),
    lastCharacters: code.slice(-LAST_CHARACTERS),
  };
}

/** Returns a card's code, to send it again; throws if it was sealed with an unknown secret. */
export function openCode(secrets: Secrets, siteId: string, cardId: string, sealed: string): string {
  return unseal(secrets, sealPlace(siteId, cardId), sealed);
}

function sealPlace(siteId: string, cardId: string): SealPlace {
  return { siteId, column: 'gift_cards.sealed_code', id: cardId };
}
