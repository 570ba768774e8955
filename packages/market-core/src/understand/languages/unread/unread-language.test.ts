import { expect, test } from 'vitest'
import { pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'

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
