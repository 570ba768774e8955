import { describe, expect, test } from 'vitest'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'
import { likelyWord } from '../channel/likely-word.ts'
import { isTown } from '../town-names.ts'
import { vocabularyOf } from './vocabularies.ts'

const took = (text: string) => [...(understand(text, storedPlaces).took ?? [])]

describe('names of places and people, and ordinary words, are no slips', () => {
  const towns =
    'kaduna kano ilorin bauchi kisumu kericho kitale nyeri mbarara gulu lira soroti mwanza iringa mbeya songea chipata kasama solwezi lilongwe mzuzu zomba gweru mutare indore kota latur nashik guntur karnal hisar akola lucknow multan larkana bogura pokhara matara iloilo cebu malang medan douala bamenda bouake korhogo tamale kumasi kayes sikasso maradi bobo uberaba sinop londrina celaya torreon cajamarca huancayo jinotega esteli sololana'.split(
      ' ',
    )
  const people =
    'musa wanjiru otieno achieng kamau njeri okello nakato chinedu ngozi amina fatima kwame akosua tendai thabo sipho nomsa ramesh sunita lakshmi ravi priya deepak rashid imran jose lucia pedro joao luiza wilmer pascal celestin chantal juma neema baraka rehema hassan halima yusuf karim nadia siobhan declan bandara nguyen siti budi marisol'.split(
      ' ',
    )

  test.each(towns)('Q57 the town of %s', (town) => {
    for (const text of [`maize price in ${town}`, `${town} maize price today`, `price of wheat ${town}`])
      expect(took(text)).toEqual([])
  })

  test.each(people)('Q57 somebody called %s', (name) => {
    for (const text of [`${name} wants to sell maize, what is the price`, `tell ${name} the price of coffee`])
      expect(took(text)).toEqual([])
  })

  test.each([
    ['fr', 'prix du maïs à X', 'Bafoussam Korhogo Sikasso Maradi Dosso Gagnoa Bertoua'],
    ['es', 'precio del maíz en X', 'Jinotega Comayagua Huancayo Riobamba Tarija Boaco Kukra'],
    ['pt', 'preço do milho em X', 'Londrina Sorriso Cascavel Uberaba Nampula Chimoio Sinop'],
    ['sw', 'bei ya mahindi X leo', 'Dodoma Mbeya Iringa Songea Kitale Nakuru Eldoret'],
    ['hi', 'X me gehu ka bhav kya hai', 'Indore Kota Rajkot Latur Guntur Sehore Dewas'],
  ])('Q57 in a question in %s', (_, question, names) => {
    for (const name of names.split(' ')) expect(took(question.replace('X', name))).toEqual([])
  })

  test.each([
    'wheat bran, 25 kg sacks',
    'cigarettes carton price',
    'sugar cane price per tonne delivered to the mill',
    'is that for burley on the floors in Lilongwe?',
    'how much is tree of wheat',
    'coffee hulling machine how much',
    'maharagwe ya njano gunia la kilo 90 ni bei gani Nakuru',
    'a como el quintal de millon en el oriental de managua',
    'prix du bidon de 20 litres d’huile de palme',
    'Ho 14 ettari a mais con 11 t/ha: quanto varrebbe il raccolto al prezzo mondiale?',
  ])('Q57 no word of it is a slip: %s', (text) => {
    expect(took(text)).toEqual([])
  })

  test('Q57 a word is never taken for what it is near to where two are as likely, or nothing is', () => {
    const english = vocabularyOf(undefined, new Set())
    for (const word of ['zzq', 'musa', 'mubende'])
      expect(likelyWord(word, { before: 'of', after: 'price' }, english)).toBeUndefined()
    expect(isTown('kaduna')).toBe(true)
  })
})
