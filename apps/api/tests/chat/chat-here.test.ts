import { respondNormally } from '@smart-farming/upstream-doubles/double'
import { hang } from '@smart-farming/upstream-doubles/faults'
import { openMeteoFailures } from '@smart-farming/upstream-doubles/open-meteo'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { askChat, readAnswer, signInFarmer } from '../support/chat/chat.ts'
import { startNakuruFarm } from '../support/chat/nakuru.ts'
import { createPinkSheet } from '../support/prices/price-files.ts'
import { createWfpFile, importInto } from '../support/prices/prices.ts'

let nakuru: Awaited<ReturnType<typeof startNakuruFarm>>
beforeAll(async () => {
  nakuru = await startNakuruFarm()
  await importInto(nakuru.product, 'world-bank', createPinkSheet())
})
afterAll(() => nakuru.close())
afterEach(() => nakuru.openMeteo.respond(respondNormally))

async function answer(topic: 'market' | 'assistant', message: string) {
  const completion = await nakuru.farmer.client.chat[topic]({ body: { message } })
  return { text: completion.choices[0]?.message.content ?? '', sources: completion.sources }
}

describe('prices without a model', () => {
  test('answers with the world price at once when the place search hangs', async () => {
    nakuru.openMeteo.respond(hang)
    const { text } = await answer('market', 'What is maize worth here?')
    expect(text).toMatch(
      /^I have no local price for maize\. The nearest I have: Maize \(world price\): USD 198 per tonne/,
    )
  })

  test('understands "here" as the farm’s market once a local price is stored', async () => {
    const kenya = createWfpFile([
      ['2026-06-15', 'Nakuru', 3650],
      ['2026-06-15', 'National Average', 3690],
    ])
    await importInto(nakuru.product, 'wfp', kenya, { country: 'KE' })
    const here = () => answer('market', 'What is maize worth here?')
    // The first lookup of a place may take longer than an answer waits for it.
    await expect.poll(async () => (await here()).text).toMatch(/^Maize \(wholesale price, Nakuru, Kenya/)
    const { text, sources } = await here()
    expect(text).toMatch(/KES 3,650 per 90 kg in June 2026\./)
    expect(sources).toMatchObject([{ name: 'WFP food prices', market: 'Nakuru', date: '2026-06' }])
  })

  test('uses the farm’s market when no place is named, and the world price on request', async () => {
    expect((await answer('market', 'What is maize worth?')).text).toMatch(/^Maize \(wholesale price, Nakuru/)
    const { text } = await answer('market', 'What is the world price of maize?')
    expect(text).toMatch(/^Maize \(world price\)/)
  })
})

describe('the farm assistant without a model', () => {
  test('lists the work windows from the forecast, with its source', async () => {
    const { text, sources } = await answer('assistant', 'When can I spray?')
    expect(text).toMatch(
      /^Spraying: no good hours, careful Wednesday 23 September, 05:00 to 08:00 \(inversion possible: look for mist, dew and still smoke\)\.\n\n- Monday 21 September: /,
    )
    expect(text).toMatch(/- Wednesday 23 September: .*spraying: careful 05:00 to 08:00\./)
    expect(text).toMatch(
      /ask your adviser, before you spray\.\n\nForecast for Nakuru, Nakuru, KE \(Open-Meteo, fetched 21 September 2026 at 14:20 UTC, just now\)\.$/,
    )
    expect(sources).toMatchObject([
      { name: 'Open-Meteo', series: 'Forecast for Nakuru, Nakuru, KE', date: '2026-09' },
    ])
  })

  test('answers the question in the first line', () =>
    checkRows(
      [
        [
          'can I spray tomorrow afternoon',
          'Spraying, Tuesday 22 September: don’t 12:00 to 18:00 (wind 28\u00a0km/h: drift (13:00)). No good hours, careful Wednesday 23 September, 05:00 to 08:00 (inversion possible: look for mist, dew and still smoke).',
        ],
        [
          'is it ok to spray now',
          'Spraying, Monday 21 September: don’t 16:00 to 18:00 (wind 25\u00a0km/h: drift (16:00)). No good hours, careful Wednesday 23 September, 05:00 to 08:00 (inversion possible: look for mist, dew and still smoke).',
        ],
        [
          'spray at 7 am tomorrow ok?',
          'Spraying, Tuesday 22 September: don’t 07:00 to 08:00 (wind 23\u00a0km/h: drift (08:00)). No good hours, careful Wednesday 23 September, 05:00 to 08:00 (inversion possible: look for mist, dew and still smoke).',
        ],
        [
          'WIND TOMORROW',
          'Wind, Tuesday 22 September: strongest 28\u00a0km/h (13:00); gusts 45\u00a0km/h (12:00).',
        ],
        ['how hot tomorrow', 'Temperature, Tuesday 22 September: lowest 22\u00a0°C, highest 32\u00a0°C.'],
        [
          'will it rain this evening',
          'Rain, Monday 21 September, 17:00 to 22:00: no, none is forecast (highest chance of rain: 0%).',
        ],
        [
          'did it rain yesterday',
          'Rain from Sunday 20 September, 00:00 to Monday 21 September, 00:00: 18\u00a0mm (weather model, not a gauge).',
        ],
        [
          'will it rain on sunday',
          'The forecast ends on Saturday 26 September. For later dates, ask your weather service.',
        ],
        ['should I irrigate', '- Watering: no need now: the topsoil is full.'],
      ],
      async ([question, first]) => {
        for (const tab of ['market', 'assistant'] as const)
          expect((await answer(tab, question)).text.split('\n')[0]).toBe(first)
      },
    ))

  test('answers no when no frost is forecast, with the lowest temperature', async () => {
    expect((await answer('assistant', 'Is frost coming?')).text).toMatch(
      /^Frost, Monday 21 .*: no, low 19\u00a0°C /,
    )
  })

  test('streams the same answer as events, with the source at the end', async () => {
    const { payload } = await askChat(nakuru.farmer, 'When can I spray?', {
      topic: 'assistant',
      events: true,
    })
    expect(readAnswer(payload).text).toBe((await answer('assistant', 'When can I spray?')).text)
    expect(payload).toContain('"series":"Forecast for Nakuru')
  })

  async function elsewhere(location: string, message: string) {
    const farmer = await signInFarmer(nakuru.product)
    await nakuru.product.sql`update users set location = ${location} where id = (select max(id) from users)`
    return (await askChat(farmer, message, { topic: 'assistant' })).json().choices[0].message.content
  }

  test('says so when the farm’s place is unknown', async () => {
    expect(await elsewhere('Nowhere at all', 'When can I spray?')).toMatch(
      /^The farm's place, "Nowhere at all", was not found, so its weather is not known\./,
    )
  })

  test('says so when no forecast is available', async () => {
    nakuru.openMeteo.respond((reply, call, usual) =>
      (call.path === '/v1/search' ? respondNormally : openMeteoFailures.overloaded)(reply, call, usual),
    )
    expect(await elsewhere('Ludlow', 'When can I spray?')).toMatch(/^No forecast is available just now\./)
  })

  test('admits that it has no advice on other topics', async () => {
    expect((await answer('assistant', 'When do I sow?')).text).toMatch(
      /^I don’t have reliable advice on sowing and growing\./,
    )
  })
})
