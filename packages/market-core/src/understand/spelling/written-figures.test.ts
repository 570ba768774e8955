import { describe, expect, test } from 'vitest'
import { plainText } from '../plain-text.ts'
import { understand } from '../question.ts'
import { writtenFigures } from './written-figures.ts'

const nowhere = { countries: [], markets: [] }

describe('figures as they are written', () => {
  test.each([
    ['inputs r14 500/ha', 'inputs zar 14500/ha'],
    ['ksh 3 900 a bag', 'ksh 3900 a bag'],
    ['r$ 95,50', 'brl 95,50'],
    ['c$1200 el quintal', 'nio 1200 el quintal'],
    ['30 000 kg', '30000 kg'],
    ['from 19 to 14.5 % water', 'from 19 % to 14.5 % water'],
    ['800 wet bushels', '800 bushels wet'],
  ])('N29 %s', (written, read) => {
    expect(writtenFigures(written)).toBe(read)
  })

  test.each([
    'beans at r7 and r8',
    'us$ 20 a bag',
    '20 500 g tins',
    'between 2019 and 2021',
    'from nakuru to eldoret 30 bags',
    'wet season, 12 kg',
  ])('N29 and nothing else: %s', (written) => {
    expect(writtenFigures(written)).toBe(written)
  })

  test('N29 a cost and a price with a space in their thousands are whole', () => {
    const { figures } = understand('Inputs are R18 200/ha and I sell at R4 100/t, what must I reap?', nowhere)
    expect(figures).toMatchObject({ currency: 'ZAR', pricePerT: 4100 })
    expect(JSON.stringify(figures)).toContain('18200')
  })

  test('N29 what dries is reckoned by its dry matter', () => {
    expect(understand('shrink on 500 wet bu of corn from 20 to 15 percent', nowhere)).toMatchObject({
      intent: 'convert',
      figures: { moistures: [20, 15], amount: { value: 500, unit: 'bushel' } },
    })
  })

  test('N29 plain text has them', () => {
    expect(plainText('R$ 120 the sack')).toBe('brl 120 the sack')
  })
})

describe('turns of the same day', () => {
  test.each([
    ['mean of the three auctions for tea', 'price'],
    ['tea price, auctions average', 'price'],
    ['average tea price last year', 'range'],
  ])('A17 %s', (text, intent) => {
    expect(understand(text, nowhere)).toMatchObject({ intent, commodities: ['tea'] })
  })

  test('A32 how far under a peak we are is of that peak', () => {
    const before = understand('when did DAP top out in 2008', nowhere)
    expect(understand('how much below that are we today?', nowhere, before)).toMatchObject({
      intent: 'from-extreme',
      commodities: ['dap'],
    })
  })

  test('T1 a frost of a year long past is no forecast', () => {
    expect(understand('in 1997 when kenya had a drought how high did arabica go', nowhere)).toMatchObject({
      topic: 'price',
      commodities: ['coffee-arabica'],
      period: { start: '1997-01' },
    })
  })

  test.each([
    'how hot will it feel this afternoon, the women are weeding',
    'how cold does it get tonight for the calves',
  ])('T1 %s is the weather’s', (text) => {
    expect(understand(text, nowhere).topic).toBe('weather')
  })
})
