import { expect, test } from 'vitest';
import { addressLines, personName } from './address-lines.ts';

const address = (given: object) => ({
  firstName: 'Ann',
  lastName: 'Lee',
  line1: '1 Main St',
  line2: '',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  countryCode: 'US',
  phone: '',
  ...given,
});
const TOKYO = {
  firstName: '太郎',
  lastName: '山田',
  line1: '神宮前1-2-3',
  line2: 'メゾン401',
  city: '渋谷区',
  region: '東京都',
  postalCode: '150-0001',
  countryCode: 'JP',
  phone: '03-1234-5678',
};

test('an address has the order of its country', () => {
  expect(addressLines(address({}), 'en')).toEqual(['Ann Lee', '1 Main St', 'Portland OR 97201', 'United States']);
});

test('an address in Japanese, Chinese or Korean letters begins with its largest part and ends with the person', () => {
  expect(addressLines(address(TOKYO), 'ja')).toEqual([
    ...['日本', '〒150-0001', '東京都渋谷区', '神宮前1-2-3', 'メゾン401', '山田 太郎', '03-1234-5678'],
  ]);
  const beijing = {
    firstName: '小明',
    lastName: '王',
    line1: '长安街1号',
    city: '北京',
    region: '',
    countryCode: 'CN',
  };
  expect(addressLines(address(beijing), 'zh').slice(-3)).toEqual(['北京', '长安街1号', '王小明']);
});

test('an address in other letters keeps the order of international mail', () => {
  const latin = {
    line1: '1-2-3 Jingumae',
    city: 'Shibuya-ku',
    region: 'Tokyo',
    postalCode: '150-0001',
    countryCode: 'JP',
  };
  expect(addressLines(address(latin), 'en').slice(0, 2)).toEqual(['Ann Lee', '1-2-3 Jingumae']);
});

test.each([
  [{ firstName: 'Ann', lastName: ' Lee ' }, 'Ann Lee'],
  [{ firstName: 'Ann' }, 'Ann'],
  [{ firstName: 'Peter', lastName: '王' }, 'Peter 王'],
  [{ firstName: '철수', lastName: '김', countryCode: 'KR' }, '김철수'],
  [{}, ''],
])('%j is %j', (given, name) => expect(personName(given)).toBe(name));

test('a phone number keeps its order beside letters that run from right to left', () => {
  const phone = '+972 50-123-4567';
  const last = (given: object, language: string) => addressLines(address({ ...given, phone }), language).at(-1);
  expect(last({}, 'en')).toBe(phone);
  expect(last({}, 'he-IL')).toBe(`\u2066${phone}\u2069`);
  expect(last({ line1: 'רחוב הרצל 1' }, 'en')).toBe(`\u2066${phone}\u2069`);
});
