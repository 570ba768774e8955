import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findUngroundedFigures, startTools } from '../../support/chat/chat-tools.ts'
import { createPinkSheet } from '../../support/prices/price-files.ts'
import { createWfpFile, importInto } from '../../support/prices/prices.ts'

let tools: Awaited<ReturnType<typeof startTools>>
beforeAll(async () => {
  tools = await startTools()
  await importInto(tools.app, 'world-bank', createPinkSheet())
  const kenya = createWfpFile([
    ['2026-05-15', 'Nakuru', 3600],
    ['2026-06-15', 'Nakuru', 3650],
    ['2026-05-15', 'National Average', 3600],
    ['2026-06-15', 'National Average', 3690],
    ['2026-06-15', 'Mombasa', 4100],
  ])
  await importInto(tools.app, 'wfp', kenya, { country: 'KE' })
  const rates = [
    { base: 'USD', quote: 'KES', rate: 129.5, date: '2026-09-20' },
    { base: 'EUR', quote: 'USD', rate: 1.25, date: '2026-09-18' },
  ]
  await importInto(tools.app, 'frankfurter', JSON.stringify(rates))
  // The first lookup of a farm's country has a short deadline. After it the country is known.
  await tools.ports.farms.place({ id: 0, farmName: 'Hill Farm', location: 'Nakuru' })
})
afterAll(() => tools.close())

const answerOf = ({ data }: { data: unknown }) => (data as { answer: string }).answer

test('each tool describes its arguments for the model', () => {
  for (const { name, description, parameters } of tools.tools.values()) {
    expect(name).toMatch(/^[a-z_]{1,64}$/)
    expect(description.length).toBeGreaterThan(40)
    expect(parameters).toMatchObject({ type: 'object', additionalProperties: false })
    for (const argument of Object.values((parameters.properties ?? {}) as Record<string, object>))
      expect(argument).toHaveProperty('description')
  }
  expect(tools.tools.get('latest_price')?.parameters).toMatchObject({
    required: ['commodity'],
    properties: { unit: { enum: expect.arrayContaining(['bag', 'bushel']) } },
  })
})

describe('list_commodities', () => {
  test('lists commodities with their countries and newest month', async () => {
    const { data, facts } = await tools.call('list_commodities')
    expect(data).toMatchObject({
      commodities: expect.arrayContaining([
        'maize: Kenya, world; newest 2026-07',
        'urea: world; newest 2026-07',
      ]),
    })
    expect(facts).toEqual([{ value: 4, kind: 'count' }])
  })

  test('lists only the requested category', async () => {
    const { data } = await tools.call('list_commodities', { category: 'fertilisers' })
    expect(data).toEqual({ commodities: ['urea: world; newest 2026-07'] })
    expect(await tools.refusal('list_commodities', { category: 'energy' })).toMatch(/No prices of that kind/)
  })
})

describe('latest_price', () => {
  test('answers with the farm’s own market when no place is named', async () => {
    const result = await tools.call('latest_price', { commodity: 'corn', unit: 'bag' })
    expect(answerOf(result)).toBe(
      'Maize (wholesale price, Nakuru, Kenya, Maize (white)): KES 3,650 per bag (90 kg) in June 2026. That is up 1.4% on the month before.',
    )
    expect(result.facts).toContainEqual({
      value: 3650,
      kind: 'price',
      currency: 'KES',
      per: 'bag',
      months: ['2026-06'],
      role: 'price',
      of: expect.objectContaining({ commodity: 'maize', market: 'Nakuru', country: 'KE' }),
    })
    expect(result.sources).toMatchObject([
      { name: 'WFP food prices', market: 'Nakuru', date: '2026-06', unit: 'KES per 90 KG' },
    ])
    expect((result.data as { otherSeries: string[] }).otherSeries).toContain('maize (world price)')
    expect(findUngroundedFigures(result)).toEqual([])
  })

  test('answers for a market, country, currency or month', () =>
    checkRows(
      [
        [
          'a market',
          { place: 'Nakuru' },
          /^Maize \(wholesale price, Nakuru, Kenya, .*KES 3,650 per 90 kg in June 2026/,
        ],
        ['a country by its code', { place: 'ke' }, /National Average/],
        [
          'the world, in the money of the farm’s country',
          { place: 'world' },
          /^Maize \(world price\): KES 25,693 per tonne in July 2026\..*not what you will be paid.*1 USD = 129\.5 KES \(2026-09-20\)/,
        ],
        [
          'a past month',
          { place: 'world', month: '2026-05', currency: 'USD' },
          /^Maize \(world price\): USD 192 per tonne in May 2026\./,
        ],
        ['a month without a price', { month: '2020-05' }, /^I have no price .* in May 2020/],
        [
          'another currency, with its dated rate',
          { currency: 'USD', place: 'Kenya' },
          /USD 28\.5 per 90 kg in June 2026.*Converted at 1 USD = 129\.5 KES \(2026-09-20\)\./,
        ],
        [
          'a currency without a rate',
          { currency: 'INR', place: 'world' },
          /no exchange rate from USD to INR/,
        ],
      ],
      async ([, wanted, expected]) => {
        const result = await tools.call('latest_price', { commodity: 'maize', ...wanted })
        expect(answerOf(result)).toMatch(expected)
        expect(findUngroundedFigures(result)).toEqual([])
      },
    ))

  test('names the source of the exchange rate as well as that of the price', async () => {
    const { sources } = await tools.call('latest_price', {
      commodity: 'maize',
      place: 'Kenya',
      currency: 'USD',
    })
    expect(sources.map(({ name, series }) => [name, series])).toEqual([
      ['WFP food prices', 'Maize (white)'],
      ['Frankfurter', 'USD/KES'],
    ])
  })

  test('answers with the world price when no local price is known', async () => {
    expect(answerOf(await tools.call('latest_price', { commodity: 'urea' }))).toMatch(/^Urea \(world price\)/)
    expect(answerOf(await tools.call('latest_price', { commodity: 'maize' }, 'Nowhere at all'))).toMatch(
      /^Maize \(world price\)/,
    )
  })

  test('refuses invalid arguments', () =>
    checkRows(
      [
        [
          'an unknown commodity',
          { commodity: 'moon dust' },
          /Unknown commodity: "moon dust"\. Known are .*maize/,
        ],
        ['two commodities', { commodity: 'maize and urea' }, /one at a time/],
        ['an unknown place', { commodity: 'maize', place: 'Atlantis' }, /Unknown place: "Atlantis"/],
        [
          'a place without it',
          { commodity: 'urea', place: 'Kenya' },
          /No price of urea is stored for "Kenya"\. There is: urea \(world price\)/,
        ],
        ['what has no price at all', { commodity: 'cocoa' }, /^No price of cocoa is stored\.$/],
        ['a made-up argument', { commodity: 'maize', country: 'Kenya' }, /no argument country/],
        ['no commodity', {}, /commodity: must be the name of a commodity/],
        ['an unknown unit', { commodity: 'maize', unit: 'stone' }, /unit: must be one of kg/],
        ['no object', 'maize', /make no sense/],
      ],
      async ([, args, expected]) => {
        expect(await tools.refusal('latest_price', args)).toMatch(expected)
      },
    ))

  test('refuses "here" while the farm’s place is unknown', async () => {
    const args = { commodity: 'maize', place: 'here' }
    expect(await tools.refusal('latest_price', args, 'Nowhere at all')).toMatch(/not known\. Name a country/)
  })

  test('treats null as an omitted argument', async () => {
    const args = { commodity: 'urea', place: null, unit: null, currency: null, month: null }
    expect(answerOf(await tools.call('latest_price', args))).toMatch(/^Urea/)
  })
})

describe('series_statistics', () => {
  test('gives the change and range, or says that there is too little data', async () => {
    const result = await tools.call('series_statistics', {
      commodity: 'maize',
      place: 'world',
      months: 3,
      currency: 'USD',
    })
    const answer = answerOf(result)
    expect(answer).toMatch(/up 1\.5% on the month before/)
    expect(answer).toMatch(/from USD 190 per tonne in April 2026 to USD 198 per tonne in July 2026, up 4\.3%/)
    expect(answer).toMatch(/3 months to July 2026: lowest USD 192 .* highest USD 198 .* mean USD 195/)
    expect(answer).toMatch(/too few years/)
    expect(findUngroundedFigures(result)).toEqual([])
  })

  test('refuses an invalid number of months', async () => {
    expect(await tools.refusal('series_statistics', { commodity: 'maize', months: 0 })).toMatch(/2 to 600/)
  })
})

describe('compare_prices', () => {
  test('compares several places in one currency', async () => {
    const items = [
      { commodity: 'maize', place: 'world' },
      { commodity: 'maize', place: 'Kenya' },
    ]
    const result = await tools.call('compare_prices', { items })
    expect(answerOf(result)).toMatch(
      /Maize \(wholesale price, National Average, Kenya, Maize \(white\)\) is dearer than maize \(world price\) by KES 15,307 per tonne \(59\.6% more\)/,
    )
    expect(result.sources).toHaveLength(3)
    expect(findUngroundedFigures(result)).toEqual([])
  })

  test('refuses to compare a single item', async () => {
    expect(await tools.refusal('compare_prices', { items: [{ commodity: 'maize' }] })).toMatch(/2 to 6/)
  })
})

test('finds a country’s prices even when another country has hundreds of series', async () => {
  const towns = Array.from({ length: 510 }, (_, at) => ['2026-06-15', `Town ${at}`, 3000 + at] as const)
  const ownIds = createWfpFile(towns).replace(/Town (\d+),298/g, 'Town $1,9$1')
  await importInto(tools.app, 'wfp', ownIds.replaceAll('KES', 'AFN'), { country: 'AF' })
  expect(answerOf(await tools.call('latest_price', { commodity: 'maize', place: 'Mombasa' }))).toMatch(
    /Mombasa, Kenya/,
  )
  expect(answerOf(await tools.call('latest_price', { commodity: 'maize', place: 'here' }))).toMatch(/Kenya/)
  expect(answerOf(await tools.call('latest_price', { commodity: 'maize', place: 'world' }))).toMatch(
    /world price/,
  )
})
