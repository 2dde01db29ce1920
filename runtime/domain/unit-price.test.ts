import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MEASURE_UNITS, type UnitPriceMeasurement } from '../contracts/product-law.ts';
import { TRANSLATIONS } from '../i18n/languages.ts';
import { textsIn } from '../i18n/texts-in.ts';
import { depositText, measureText, measureTheSame, UNITS_OF_MEASURE, unitPrice, unitPriceText } from './unit-price.ts';

const { priceLines } = await textsIn('en');
const of = (
  quantityValue: number,
  quantityUnit: UnitPriceMeasurement['quantityUnit'],
  referenceValue: number,
  referenceUnit: UnitPriceMeasurement['referenceUnit'],
): UnitPriceMeasurement => ({ quantityValue, quantityUnit, referenceValue, referenceUnit });

describe('a price per unit of measure', () => {
  test.each([
    ['250 g, per 1 kg', 499, of(250, 'g', 1, 'kg'), 1996, 1],
    ['half a cent goes up', 1, of(2, 'kg', 1, 'kg'), 1, 1],
    ['0.75 l, per 1 l', 1199, of(0.75, 'l', 1, 'l'), 1599, 1],
    ['70 cl, per 100 ml', 2100, of(70, 'cl', 100, 'ml'), 300, 100],
    ['1 m3, per 1 l', 100_000, of(1, 'm3', 1, 'l'), 100, 1],
    ['150 cm, per 1 m', 300, of(150, 'cm', 1, 'm'), 200, 1],
    ['2.5 m2, per 1 m2', 10_000, of(2.5, 'm2', 1, 'm2'), 4000, 1],
    ['six of them, per one', 599, of(6, 'item', 1, 'item'), 100, 1],
    ['500 mg, per 1 g', 123, of(500, 'mg', 1, 'g'), 246, 1],
  ])('%s', (_, cents, measurement, expected, value) => {
    expect(unitPrice(cents, measurement)).toEqual({ cents: expected, per: { value, unit: measurement.referenceUnit } });
  });

  test('what costs something never costs nothing per unit: the reference grows instead', () => {
    expect(unitPrice(300, of(1, 'kg', 1, 'g'))).toEqual({ cents: 3, per: { value: 10, unit: 'g' } });
  });

  test('there is none where it is more than a number holds exactly', () => {
    expect(unitPrice(100_000_000, of(0.001, 'mg', 1_000_000, 'kg'))).toBeUndefined();
  });

  test('there is none for what costs nothing, and for units that measure different things', () => {
    expect(unitPrice(0, of(1, 'kg', 1, 'kg'))).toBeUndefined();
    expect(unitPrice(100, of(1, 'kg', 1, 'l'))).toBeUndefined();
    expect(unitPriceText(100, of(1, 'm', 1, 'm2'), 'EUR', 'en', priceLines)).toBeUndefined();
  });

  const units = fc.constantFrom(...MEASURE_UNITS);
  const values = fc.integer({ min: 1, max: 1_000_000_000 }).map((thousandths) => thousandths / 1_000);
  const cents = fc.integer({ min: 1, max: 100_000_000 });

  test('of the package itself is the price, whatever its unit', () => {
    fc.assert(
      fc.property(cents, values, units, (price, value, unit) => {
        expect(unitPrice(price, of(value, unit, value, unit))).toEqual({ cents: price, per: { value, unit } });
      }),
    );
  });

  test('is never less than one minor unit, and within half a unit of the exact price', () => {
    fc.assert(
      fc.property(cents, values, values, (price, quantity, reference) => {
        const unit = unitPrice(price, of(quantity, 'g', reference, 'g'));
        const thousandths = (value: number) => BigInt(Math.round(value * 1_000));
        const isTooLarge = (BigInt(price) * thousandths(reference)) / thousandths(quantity) >= 2n ** 53n - 2n;
        if (unit === undefined) return isTooLarge;
        expect(unit.cents).toBeGreaterThanOrEqual(1);
        const exact = BigInt(price) * thousandths(unit.per.value);
        const doubled = (BigInt(unit.cents) * thousandths(quantity) - exact) * 2n;
        return doubled <= thousandths(quantity) && doubled >= -thousandths(quantity);
      }),
    );
  });

  test('the units are those of the contract', () => {
    expect(UNITS_OF_MEASURE).toEqual(MEASURE_UNITS);
  });

  test('units measure the same in both directions, and an area is no length', () => {
    fc.assert(fc.property(units, units, (one, other) => measureTheSame(one, other) === measureTheSame(other, one)));
    expect(measureTheSame('m', 'm2')).toBe(false);
    expect(measureTheSame('l', 'm3')).toBe(true);
    expect(measureTheSame('item', 'kg')).toBe(false);
  });
});

describe('its text', () => {
  test.each([
    ['en', 'USD', '$12.50 / 1 kg'],
    ['de', 'EUR', '12,50 € / 1 kg'],
    ['sv', 'SEK', 'Jmf-pris 12,50 kr / 1 kg'],
    ['pl', 'PLN', '12,50 zł / 1 kg'],
  ])('is written as %s writes it', async (locale, currency, expected) => {
    const texts = (await textsIn(locale)).priceLines;
    const text = unitPriceText(1250, of(1, 'kg', 1, 'kg'), currency, locale, texts);
    expect(text?.replaceAll('\u00a0', ' ')).toBe(expected);
  });

  test('names each unit in each language', async () => {
    for (const language of ['en', ...TRANSLATIONS]) {
      const texts = (await textsIn(language)).priceLines;
      const all = MEASURE_UNITS.map((unit) => measureText(2.5, unit, language, texts));
      expect(new Set(all).size, language).toBe(MEASURE_UNITS.length);
    }
  });

  test('counts pieces, and writes signs of areas and volumes', () => {
    expect(measureText(1, 'item', 'en', priceLines)).toBe('1 piece');
    expect(measureText(10, 'item', 'en', priceLines)).toBe('10 pieces');
    expect(measureText(1, 'm2', 'de', priceLines)).toBe('1\u00a0m²');
    expect(measureText(0.5, 'm3', 'de', priceLines)).toBe('0,5\u00a0m³');
  });

  test('of a deposit stands beside the price', async () => {
    expect(depositText(25, 'EUR', 'en', priceLines)).toBe('plus deposit €0.25');
    const german = (await textsIn('de')).priceLines;
    expect(depositText(25, 'EUR', 'de', german)).toBe('zzgl. Pfand 0,25\u00a0€');
  });
});
