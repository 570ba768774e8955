import { describe, expect, test } from 'vitest'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'

/** What a reading says of a question, without how it was written. */
const read = (text: string) => {
  const { took: _, written: __, told: ___, ...said } = understand(text, storedPlaces)
  return said
}

describe('words that a reading left or lost are read as they were meant', () => {
  test.each([
    ['hw mny kg maize 2 buy 1 kg urea', 'how many kg maize to buy 1 kg urea'],
    ['coffee arabica price for 60 kg sak', 'coffee arabica price for 60 kg sack'],
    ['rapeseed oil in uros', 'rapeseed oil in euros'],
    ['palm oil how much dis tym', 'palm oil how much this time'],
    ['lowest rice since 2010 wich mont', 'lowest rice since 2010 which month'],
    ['brent crude oil per leter', 'brent crude oil per liter'],
    ['goldd silvr rato', 'gold silver ratio'],
    ['plam oil march 22 vs march 25', 'palm oil march 22 vs march 25'],
    ['logs camerun price per cubic metter', 'logs cameroon price per cubic meter'],
    ['gold per grahm', 'gold per gram'],
    [
      'i have 37 bgs of maize 90kg eech what is it wurth',
      'i have 37 bags of maize 90kg each what is it worth',
    ],
    ['average price of arabica coffee for hole 2024', 'average price of arabica coffee for whole 2024'],
    ['cheez dry per kilo', 'cheese dry per kilo'],
    ['sawn wod cameroon', 'sawnwood cameroon'],
    ['price of maize lats month', 'price of maize last month'],
    ['natural gass europ how much', 'natural gas europe how much'],
    ['price of cocoa in januery 2019', 'price of cocoa in january 2019'],
    ['cotton pirce per pund in dolars', 'cotton price per pound in dollars'],
    ['is wheat hgher than last yaer', 'is wheat higher than last year'],
    ['prce of soyabean meal per tonn', 'price of soybean meal per tonne'],
  ])('Q54 en: %s', (texted, meant) => {
    expect(read(texted)).toEqual(read(meant))
  })

  test.each([
    ['c koi le pri du riz', 'c koi le prix du riz'],
    ['lurée et le dap lequel est le plu cher', 'l’urée et le dap lequel est le plus cher'],
    [
      'jai 23 tonnes de blé sa fé combien au cour mondial',
      'j’ai 23 tonnes de blé ça fait combien au cours mondial',
    ],
    ['prix du mais le moi dernié', 'prix du maïs le mois dernier'],
    ['konbien coute le cacao', 'combien coûte le cacao'],
    ['le pri du coton a telle baisé', 'le prix du coton a-t-il baissé'],
    ['prix moyein du sucre en 2021', 'prix moyen du sucre en 2021'],
    ['le kafé coute combien la tone', 'le café coûte combien la tonne'],
  ])('Q54 fr: %s', (texted, meant) => {
    expect(read(texted)).toEqual(read(meant))
  })

  test.each([
    ['a cmo la livra d frijol rojo', 'a cómo la libra de frijol rojo'],
    ['q vale la arina d soja la ton', 'qué vale la harina de soja la tonelada'],
    ['banano uropa enero 2025 i enero 2026', 'banano europa enero 2025 y enero 2026'],
    ['presio del mais oi', 'precio del maíz hoy'],
    ['kuanto bajo el asucar este año', 'cuánto bajó el azúcar este año'],
    ['el mes mas vajo del cafe', 'el mes más bajo del café'],
    ['presio promedio del algodon n 2021', 'precio promedio del algodón en 2021'],
  ])('Q54 es: %s', (texted, meant) => {
    expect(read(texted)).toEqual(read(meant))
  })

  test.each([
    ['presso do milho oje em reais', 'preço do milho hoje em reais'],
    ['qto ta a saca de soja hj', 'quanto tá a saca de soja hoje'],
    ['qual foi o mes mais auto do cafe', 'qual foi o mês mais alto do café'],
    ['quanto caiu o algudao este ano', 'quanto caiu o algodão este ano'],
    ['preço do trigo no mes pasado', 'preço do trigo no mês passado'],
  ])('Q54 pt: %s', (texted, meant) => {
    expect(read(texted)).toEqual(read(meant))
  })

  test.each([
    ['bei y mahndi ss hv', 'bei ya mahindi sasa hivi'],
    ['bei ya dap gn', 'bei ya dap gani'],
    ['kahwa robsta na arabka ipi ghali', 'kahawa robusta na arabika ipi ghali'],
    ['mwesi gani bei ya chai ilikua juu zaidi', 'mwezi gani bei ya chai ilikuwa juu zaidi'],
    ['bei ya skari mwka jana', 'bei ya sukari mwaka jana'],
  ])('Q54 sw: %s', (texted, meant) => {
    expect(read(texted)).toEqual(read(meant))
  })

  test.each([
    ['gehu ka bhv kya h', 'gehu ka bhav kya hai'],
    ['chawal ka dam btao bhai', 'chawal ka daam batao bhai'],
    ['makka ka bav kitna hai aj', 'makka ka bhav kitna hai aaj'],
  ])('Q54 hi: %s', (texted, meant) => {
    expect(read(texted)).toEqual(read(meant))
  })

  test.each([
    ['سعر القطنن كام دلوقت', 'سعر القطن كام دلوقتي'],
    ['موتسط سعر القطن في 2021', 'متوسط سعر القطن في 2021'],
  ])('Q54 ar: %s', (texted, meant) => {
    expect(read(texted)).toEqual(read(meant))
  })

  test('Q54 what was taken for another is told, and what is left still is as it was written', () => {
    expect([...(understand('plam oil in dzzq', storedPlaces).took ?? [])]).toEqual([['plam', 'palm']])
    expect(understand('bei y dap zzqx vc', storedPlaces).unplaced).toContain('zzqx')
  })
})

describe('gaps between words', () => {
  test.each([
    ['le kakao il a monté kan o plu o', 'le cacao il a monté quand au plus haut'],
    ['cacao c combien le kilo ojourdui', 'cacao c combien le kilo aujourd’hui'],
    ['sawn wood cameroon', 'sawnwood cameroon'],
    ['phos phate rock price', 'phosphate rock price'],
  ])('Q55 gaps between words are where they sound: %s', (texted, meant) => {
    expect(read(texted)).toEqual(read(meant))
  })
})

describe('a second reading makes nothing of what it cannot know', () => {
  test('Q54 of what somebody else knows no price is made while words of it are left', () =>
    expect(read('Mkulima anauliza lini apande alizeti Singida').topic).toBe('sowing-and-calendar'))

  test('Q54 figures become no costs by a verb that nobody could read', () => {
    const { topic, figures } = read('mera 12 kuntal soyabin 4300 me bika khrcha 28000 hua bacha kitna')
    expect({ topic, cost: figures.totalCost }).toEqual({ topic: 'other', cost: undefined })
  })

  test('Q55 a name behind "in" is no part of a word', () =>
    expect(read('tea price in Galle on the 12th').wanted).toBeUndefined())
})
