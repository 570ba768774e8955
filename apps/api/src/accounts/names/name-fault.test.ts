import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameFault, usernameFault } from './name-fault.ts'

const fault = (name: string) => usernameFault(name)

test('accepts names of people and farms in any script', () =>
  checkRows(
    [
      'x',
      'Wanjiku',
      "N'Golo Kanté",
      'Zoë Ångström',
      'Zoë'.normalize('NFD'),
      'Nguyễn Thị Hạnh',
      'Mary-Jane O’Neil (2)',
      'Алёна',
      'Γιώργος',
      'أحمد',
      'علی\u200cرضا'.normalize('NFC'),
      'मोहन शर्मा',
      'ශ්\u200dරී',
      'স্\u200cয',
      'น้ำฝน',
      'አበበ',
      'ⵎⵓⵃⴰ',
      'ߞߊߟߊ',
      '田中さくら Ken',
      '김 Minsu',
      '王小明',
      'farmer 👨‍🌾',
      '🌽'.repeat(64),
      '🇰🇪 Otieno',
      '2',
      '٧ أحمد',
      // Names and nicknames in each of the seven languages.
      'José María Núñez-Peña',
      'João da Conceição',
      'François d’Arc-Léger',
      'Œuvrard',
      'Anne-Sophie L’Hôte',
      "Ng'ang'a wa Thiong'o",
      'Asha Mwanaisha',
      'फ़ातिमा ज़ैदी',
      'श्रीमती लक्ष्मी',
      'कृष्ण कुमार ९',
      'ॐकार',
      'مُحَمَّد',
      'عبد الله',
      'فاطمة الزهراء',
      'ابراهيم٣',
      'پرویز گلی',
      // Names in other languages of the same regions.
      'Ɓaɗamasi',
      'Kɔfi Ɛsi',
      'Yıldız Işık',
      'İbrahim',
      'Ərkin',
      'Ọlá Ṣadé',
      'マリー・キュリー',
      'ローラ',
      '一郎 Ken',
      '王一',
      'น้ำตาล',
      "O'Brien & Sons #2",
      'Hill_Farm.2026',
      'Farmer ☀',
    ],
    (name) => expect(fault(name)).toBeUndefined(),
  ))

describe('refused usernames', () => {
  test('refuses names with invisible characters', () =>
    checkRows(
      [
        '\u200b',
        'alice\u200e',
        'alice\u200d',
        'al\u200cice',
        'رضا\u200c',
        'دا\u200cد',
        '\u202eecila',
        'alice\u001b[2K',
        'alice\u00ad',
        'alice\ufe0f',
        'alice\u3164',
        'alice\u2800',
        'alice\ue000',
        'alice\u0378',
        'alice\u{e0061}',
      ],
      (name) => expect(fault(name)).toBe('unseen_character'),
    ))

  test('refuses names with double or unusual spaces', () =>
    checkRows(['alice  smith', 'ali\nce', 'ali\tce', 'alice\u00a0smith', 'alice\u2028smith'], (name) =>
      expect(fault(name)).toBe('odd_spaces'),
    ))

  test.each([['...'], ['\u0301alice'], ['́']])('refuses the name %j because it has no letter', (name) =>
    expect(fault(name)).toBe('no_letter'),
  )

  test('refuses names with mixed or look-alike letters', () =>
    checkRows(
      [
        ['Cyrillic among Latin', '\u0430lice'],
        ['Greek among Latin', 'alic\u03b5'],
        ['Armenian among Latin', 'b\u0585b'],
        ['Latin among Cyrillic', 'Ан\u0061'],
        ['Cherokee among Latin', '\u{13aa}lice'],
        ['Devanagari digits among Latin', 'alice\u0967'],
        ['mathematical letters', '𝐚𝐥𝐢𝐜𝐞'],
        ['full-width letters', 'ａｌｉｃｅ'],
        ['letters in circles', 'ⓐlice'],
        ['white letters on black', '\u{1f150}lice'],
        ['a ligature', 'ﬁn'],
        ['a heap of marks', `a${'\u0301\u0302\u0303\u0304\u0305'}`],
        ['a mark twice', 'a\u0323\u0323'],
        ['the a of phonetics', '\u0251lice'],
        ['a small capital', '\u1d00lice'],
        ['the i of phonetics', 'al\u026ace'],
        ['a click for an l', 'a\u01c0ice'],
        ['a hyphen that does not break', 'mary\u2011jane'],
        ['a hyphen of its own', 'mary\u2010jane'],
        ['a minus', 'mary\u2212jane'],
        ['a dash', 'mary\u2013jane'],
        ['a wavy dash', 'mary〰jane'],
        ['a leader for a dot', 'al\u2024ce'],
        ['a letter for an apostrophe', 'n\u02bcgolo'],
        ['another one', 'n\u02bbgolo'],
        ['a prime for an apostrophe', 'n\u2032golo'],
        ['one for a dash', 'mary\u4e00jane'],
        ['one for a dash, apart', 'mary \u4e00 jane'],
        ['a long vowel for a dash', 'mary\u30fcjane'],
        ['a dot of Japanese for a dot', 'mary\u30fbjane'],
        ['a zero of Chinese for an o', 'b\u3007b'],
        ['a stroke for a bar', 'al\u4e28ce'],
        ['a bar through a letter', 'alice\u0338'],
        ['a ring around a letter', 'alice\u20dd'],
        ['an enclosing ring', 'a\u20ddlice'],
        ['a line below', 'alice\u0332'],
        ['a second dot on an i', 'ali\u0307ce'],
        ['a letter without its dot', 'ȷohn'],
        ['what only makes a word longer', 'مح\u0640مد'],
        ['a form for printing', '\ufedfيلى'],
        ['two kinds of digits', '٣ ۴ محمد'],
        ['a palochka for an I', 'Ӏван'],
        ['an archaic letter', '\u0461ра'],
        ['a bar for an l', 'राम\u0964'],
        ['a full-width sign', 'mary\uff0djane'],
      ],
      ([, name]) => expect(fault(name)).toBe('mixed_letters'),
    ))
})

test('accepts a farm name in two scripts, but not with invisible characters', () => {
  expect(nameFault('Ферма John Deere')).toBeUndefined()
  expect(nameFault('Hill\u202e')).toBe('unseen_character')
})

test('refuses an invisible character anywhere in a username', () => {
  const hidden = fc.constantFrom(
    ...'\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2066\u2069\ufeff\u00ad\u034f\u061c\u180e',
  )
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,20}$/), fc.nat(20), hidden, (name, at, mark) => {
      expect(fault(name.slice(0, at) + mark + name.slice(at))).toBeDefined()
    }),
  )
})
