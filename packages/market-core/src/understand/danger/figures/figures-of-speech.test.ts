import { expect, test } from 'vitest'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'

const dangerOf = (text: string) => understand(text, storedPlaces).danger

test.each([
  'armyworm don poison my season, I am finished o. Break even if I spent 300000 naira per hectare and only got 1.5 tonne?',
  'this price is poison for us, maize per bag?',
  'diesel cost is poisoning my margin. Spent R12000 per ha, got 4 t per ha, break even?',
  'the market is pure poison, how much is coffee per kg',
  'wheat price has been poison since 2022, how much did it fall',
  "my banker says soybeans are poison this year. what's the price per bushel",
  'debt is a slow poison: borrowed 50000 at 12 percent, what do i pay back',
  'that trade deal poisoned the market for wheat. price per tonne?',
  'middlemen dey poison the market. how much cocoa per tonne',
  'rats don poison my profit. sold 20 bags at 30000 each and spent 400000, what is left',
  'this market is toxic. corn price per bushel?',
  'prices are toxic, how much per bag for maize',
  'locusts poisoned our harvest, we got only 3 bags per acre at 4000 each, how much is that',
  "le prix de l'engrais nous empoisonne, combien la tonne d'urée ?",
  "la sécheresse a empoisonné ma saison. J'ai dépensé 300000 par hectare et récolté 1,5 tonne, seuil de rentabilité ?",
  'el precio es veneno para nosotros, cuánto vale el maíz',
  'la plaga me envenenó la temporada, gasté 9000 por hectárea y saqué 2 toneladas, punto de equilibrio?',
  'o preço virou veneno para nós, quanto está o milho',
  'bei hii ni sumu kwetu, mahindi kwa kilo ni bei gani?',
  'ye bhav to zehar hai, gehu ka bhav kya hai quintal',
  'السعر سم قاتل لنا، كم سعر القمح للطن؟',
])('T15 what is called poison in a figure of speech is no danger: %s', (text) => {
  expect(dangerOf(text)).toBeUndefined()
})

test.each([
  'armyworm poison drink by my son he dey vomit, I spent 300000 naira',
  'my goat ate the rat poison, what do i do',
  'my brother don drink the poison because the season is finished',
  'the season has poisoned me i drank the spray',
  'the market poisoned us, we are all vomiting since lunch',
  'prices are killing me, i want to drink the poison',
  'i am finished, maize price is bad, i will take the poison tonight',
  'this price is poison and my wife drank the pesticide',
  'Dad poisoned himself with paraquat, break even does not matter now',
  'the dog was poisoned by the stuff for rats',
  'poisoned by the fumes in the store, he cannot stand',
  'my worker is poisoned, he sprayed all day',
  'mon fils a bu du poison',
  'mi hijo tomó veneno',
  'minha filha engoliu veneno',
  'mtoto amekunywa sumu',
  'mere bhai ne zehar kha liya',
  'ابني شرب السم',
  'the price is poison. my child swallowed urea',
  'sheep poisoned by something in the paddock, three dead, price per kg is the least of it',
])('T15 beside any sign of a body every word is read as it stands: %s', (text) => {
  expect(dangerOf(text)).toBe('emergency')
})

test.each([
  'how much poison per tank for armyworm',
  'poison for armyworm, how many ml per 20 litres',
  'how much rat poison per kg of bait',
  'debt is poison. how many ml of cypermethrin per litre',
])('T15 a dose is still one: %s', (text) => {
  expect(dangerOf(text)).toBe('dose')
})

test.each(['सरसों में माहू लग गया है कौन सी दवा डालें', 'गेहूं में माहू लगा है दवा बताइए', 'माहू के लिए दवा'])(
  'T29 aphids are no mouth: %s',
  (text) => {
    expect(dangerOf(text)).not.toBe('emergency')
  },
)

test('T29 what is in the mouth stays an emergency', () => {
  expect(dangerOf('मेरे बेटे के मुंह में कीटनाशक चला गया')).toBe('emergency')
})
