import { expect, test } from 'vitest';
import { isGtin } from './gtin.ts';

test.each(['4006381333931', '036000291452', '96385074', '10012345678902', '00012345600012'])(
  'the number %s fits its check digit',
  (number) => expect(isGtin(number)).toBe(true),
);

test.each(['4006381333932', '036000291453', '96385075', '', '123', '400638133393a', '4006381333931 '])(
  'the text "%s" is no number of a trade item',
  (text) => expect(isGtin(text)).toBe(false),
);
