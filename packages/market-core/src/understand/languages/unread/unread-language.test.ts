import { expect, test } from 'vitest'
import { pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'
import { findLanguage } from '../find-language.ts'
import { isUnread } from './unread-language.ts'

const ask = (text: string) => understand(text, pricePlaces)

test.each([
  ['German', 'Wie kalt wird es heute Nacht und bleibt es bis Samstag frostfrei?'],
  ['German', 'Kann ich den Mais noch verkaufen oder soll ich warten?'],
  ['Dutch', 'gaat het morgen regenen of kan ik spuiten'],
  ['Italian', 'gli agnelli sono già venduti, quando sarà pagato il grano?'],
  ['Polish', 'Czy mam teraz sprzedać pszenicę, czy czekać do wiosny?'],
  ['Turkish', 'yarın yağmur yağacak mı, yoksa hava çok mu sıcak olacak'],
  ['Indonesian', 'berapa harga jagung per kilo sekarang dan apakah akan naik'],
  ['Vietnamese', 'ngày mai có mưa không'],
  ['Greek', 'Πόσο κάνει το σιτάρι ο τόνος;'],
  ['Russian', 'Сколько стоит пшеница за тонну?'],
  ['Hebrew', 'מה מחיר החיטה לטונה?'],
  ['Urdu', 'گندم کی قیمت کیا ہے؟'],
  ['Tamil', 'பருத்தி விலை என்ன'],
  ['Bengali', 'গমের দাম কত?'],
  ['Amharic', 'የስንዴ ዋጋ ስንት ነው'],
  ['Thai', 'ราคาข้าววันนี้เท่าไหร่'],
  ['Chinese', '小麦一吨多少钱'],
])('Q8 a question in %s is told to be in a language that is not read: %s', (_, text) => {
  expect(ask(text)).toMatchObject({ smallTalk: 'unread', commodities: [] })
})

test.each([
  'how to store potato at home',
  'die price of maize in de market',
  'iron ore',
  'arhar dal in Kenya',
  'air pressure tonight',
  'Sorghum in León?',
  'wheat price, danke',
  'prix du blé à Lomé',
  'qto ta a saca de soja hj',
  'bei ya mahindi ni gani',
  'gehu ka bhav kya hai aaj',
  'कल बारिश होगी क्या',
  'كم سعر القمح اليوم',
  'Kichererbsen',
  '',
])('Q8 what is read, or says too little, is not sent away: %s', (text) => {
  expect(ask(text).smallTalk).not.toBe('unread')
})

test('Q8 an emergency with a word that is known is one in any language', () => {
  expect(ask('Mein Nachbar hat das Pestizid getrunken, he is poisoned').danger).toBe('emergency')
})

test.each([
  ['Italian', 'Qual era il prezzo del mais a luglio 2012?'],
  ['Italian', 'quanto costa il grano oggi?'],
  ['Turkish', '2011 Mart ayında pamuğun kilosu kaç dolardı?'],
  ['Turkish', 'bugday fiyati ne kadar'],
  ['Vietnamese', 'Giá cao su TSR20 tháng 2 năm 2022 là bao nhiêu?'],
  ['Vietnamese', 'gia ca phe hom nay bao nhieu'],
  ['Dutch', 'hoeveel kost tarwe nu'],
  ['Romanian', 'care este prețul grâului'],
  ['Tagalog', 'magkano ang mais ngayon'],
  ['Haitian Creole', 'konbyen mayi a koute jodi a'],
  ['Kinyarwanda', 'igiciro cy’ikawa ni angahe'],
  ['Yoruba', 'elo ni owo koko loni'],
  ['Igbo', 'Kedu ego ole ka osikapa bu taa'],
  ['Luganda', 'omuwendo gw’emmwanyi guli gutya leero'],
  ['Oromo', 'gatiin boqqolloo meeqa'],
])('Q94 a short question in %s is told to be in a language that is not read: %s', (_, text) => {
  expect(ask(text)).toMatchObject({ smallTalk: 'unread', commodities: [] })
  expect(findLanguage(text)).toBeUndefined()
})

test.each([
  'jagung price',
  'bigas price manila',
  'robusta dak lak',
  'kopra price manado',
  'slt pri du riz o kg a bzv stp oct 2023 mrc',
  'quanto custa mais uma saca',
  'mambo vipi, bei ya kahawa',
  'makka ka daam batao',
  'abeg how much be rice now',
  'gruondnuts a tone',
  'asdkj lkjd',
])(
  'Q94 a word of elsewhere, a slip and what is written as messages are do not send anybody away: %s',
  (text) => {
    expect(isUnread(text)).toBe(false)
  },
)

test.each([
  ['Wie viel sind 12 Hektar in Acres?', { topic: 'sums', intent: 'convert' }],
  ['Was kostet Harnstoff pro Tonne?', { topic: 'price', commodities: ['urea'] }],
  ['nawa ne farashin gyada yanzu?', { topic: 'price', commodities: ['groundnuts'] }],
  ['danke', { topic: 'other' }],
])('Q94 what is understood all the same is answered: %s', (text, reading) => {
  expect(ask(text)).toMatchObject(reading)
  expect(ask(text).smallTalk).not.toBe('unread')
})

test('Q94 what is read of an emergency by words of English alone is none in another language', () => {
  expect(ask('Giá cao su TSR20 tháng 2 năm 2022 là bao nhiêu?').danger).toBeUndefined()
})

test('Q94 what is not read is told in the language of the conversation', () => {
  expect(understand('quanto costa il grano oggi', pricePlaces, ask('bei ya mahindi')).language).toBe('sw')
})
