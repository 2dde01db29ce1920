import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { POT, stockShelf, VARIANT } from '../../../../../test/console-products.ts';
import {
  answers,
  callsOf,
  enter,
  field,
  json,
  listOf,
  openConsole,
  prepareConsole,
  press,
  see,
  text,
  versioned,
} from '../../../../../test/console-shop.tsx';

const PUT = 'PUT /api/owner/products/p1';
const SHOP_LAW = {
  websiteId: 's',
  sellsToConsumers: true,
  countries: [],
  isMicroEnterprise: false,
  manufacturer: {
    name: 'Glow Works',
    postalAddress: 'Main Street 1, Dublin',
    electronicAddress: 'safety@glow.example',
  },
  responsiblePerson: null,
  registrations: [{ register: 'LUCID', number: 'DE1', countryCode: 'DE' }],
  returnAddress: '',
  buyerPaysReturn: true,
};

prepareConsole();
beforeEach(() => {
  stockShelf();
  answers.set('GET /api/v1/commerce-preferences/law', () => json(SHOP_LAW));
  answers.set('GET /api/v1/commerce-preferences/general', () => json({ websiteId: 's', selectedCurrency: 'EUR' }));
  answers.set(PUT, () => versioned({ ...POT, version: 4 }));
});

const sent = () => callsOf(PUT)[0]?.body;

describe('what the law asks of a product', () => {
  test('shows what the shop has set for all, and is saved where a product differs', async () => {
    await openConsole('products/p1');
    await see('The shop names Glow Works for all products.');
    expect(field('Manufacturer: name')?.getAttribute('placeholder')).toBe('Glow Works');
    await enter('Right of withdrawal', 'sealedHygiene');
    await see('The product cannot be returned once the buyer has broken its seal.');
    await enter('Minimum age', '18');
    await enter('Model, type or batch', 'T-8');
    await enter('Warnings and safety information', 'Hot.\nKeep away from children.');
    await enter('Responsible person in the EU: name', 'EU Rep');
    await enter('Responsible person in the EU: postal address', 'Rue 1, Paris');
    await enter('Responsible person in the EU: email or web address', 'https://rep.example');
    await press('Save');
    await see('Saved.');
    expect(sent()).toMatchObject({
      withdrawalException: 'sealedHygiene',
      minimumAge: 18,
      safetyWarnings: 'Hot.\nKeep away from children.',
      safety: {
        manufacturer: null,
        responsiblePerson: { name: 'EU Rep', postalAddress: 'Rue 1, Paris', electronicAddress: 'https://rep.example' },
        identification: 'T-8',
        registrations: null,
      },
      durability: null,
    });
  });

  test('somebody who is named in part, and an unfinished label, are not sent', async () => {
    await openConsole('products/p1');
    await see('The shop names Glow Works');
    await enter('Manufacturer: name', 'Kiln');
    await act(async () => field('The producer gives a guarantee of durability')?.click());
    await enter('Years of the guarantee', '2');
    await press('Save');
    await see('A label of durability is for 3 to 99 years.');
    expect(field('Manufacturer: postal address')?.getAttribute('aria-invalid')).toBe('true');
    expect(callsOf(PUT)).toEqual([]);
    await enter('Manufacturer: name', '');
    await enter('Years of the guarantee', '5');
    await enter('Trade mark of the guarantee', 'Kiln');
    await enter('Model of the guarantee', 'T-8');
    await press('Save');
    await see('Saved.');
    expect(sent()).toMatchObject({
      safety: { manufacturer: null },
      durability: { years: 5, trademark: 'Kiln', model: 'T-8' },
    });
  });

  test('the producer’s label is one of the shop’s pictures, and can be taken away again', async () => {
    const picture = { id: 'pic', filename: 'label.png', altText: '', assetUrl: '/images/pic/label.png', formats: [] };
    answers.set('GET /api/owner/pictures', () => listOf('pictures', picture));
    await openConsole('products/p1');
    await see('The producer gives a guarantee');
    await act(async () => field('The producer gives a guarantee of durability')?.click());
    await enter('Years of the guarantee', '5');
    await enter('Trade mark of the guarantee', 'Kiln');
    await enter('Model of the guarantee', 'T-8');
    const choose = async () => {
      await press('Choose the label’s picture');
      await see('label.png');
      await press('label.png');
      await see('Remove the label');
    };
    await choose();
    await press('Remove the label');
    await choose();
    await press('Save');
    await see('Saved.');
    expect(sent()).toMatchObject({
      durability: { years: 5, trademark: 'Kiln', model: 'T-8', labelUrl: '/images/pic/label.png' },
    });
  });

  test('register numbers of its own begin with those of the shop', async () => {
    await openConsole('products/p1');
    await see('The shop has 1 number for all products.');
    await act(async () => field('This product has register numbers of its own')?.click());
    await press('Add a number');
    await enter('Register of register 2', 'stiftung ear');
    await enter('Country of register 2', 'de');
    await press('Save');
    await see('Please fill this in.');
    await enter('Number of register 2', '55');
    await press('Save');
    await see('Saved.');
    expect(sent()).toMatchObject({
      safety: {
        registrations: [
          { register: 'LUCID', number: 'DE1', countryCode: 'DE' },
          { register: 'stiftung ear', number: '55', countryCode: 'DE' },
        ],
      },
    });
  });
});

describe('a variant', () => {
  test('has a price per unit of measure, which is shown while it is typed, and a deposit', async () => {
    await openConsole('products/p1');
    await press('More of variant 1');
    await enter('Sold by', 'g');
    await enter('Net quantity', '0');
    await press('Done');
    await press('Save');
    await see('Please write a number above 0 with up to three decimals.');
    await press('More of variant 1');
    await enter('Net quantity', '250');
    expect(text()).toContain('The price per unit is €50.00 / 1 kg.');
    await enter('Deposit for one in EUR', '0,25');
    await press('Done');
    await press('Save');
    await see('Saved.');
    expect(sent()).toMatchObject({
      variants: [
        {
          unitPriceMeasurement: { quantityValue: 250, quantityUnit: 'g', referenceValue: 1, referenceUnit: 'kg' },
          depositCents: 25,
        },
      ],
    });
  });

  test('that is measured keeps that, and another unit brings its own reference', async () => {
    const measured = { quantityValue: 0.75, quantityUnit: 'l', referenceValue: 1, referenceUnit: 'l' };
    const variant = { ...VARIANT, unitPriceMeasurement: measured, depositCents: 25 };
    answers.set('GET /api/owner/products/p1', () => versioned({ ...POT, variants: [variant] } as typeof POT));
    await openConsole('products/p1');
    await enter('Title', 'Juice');
    await press('Save');
    await see('Saved.');
    expect(sent()).toMatchObject({ variants: [{ unitPriceMeasurement: measured, depositCents: 25 }] });
    await press('More of variant 1');
    await enter('Sold by', 'm');
    expect(field('Unit of that price')?.value).toBe('m');
  });
});
