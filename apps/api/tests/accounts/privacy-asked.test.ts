import type { Call } from '@smart-farming/upstream-doubles/double'
import { status } from '@smart-farming/upstream-doubles/faults'
import { says, startOpenAi } from '@smart-farming/upstream-doubles/openai'
import { privacy } from '@smart-farming/words/en/site/privacy'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { geocoderList } from '../../src/places/geocoders/geocoder-list.ts'
import { providerList } from '../../src/weather/providers/provider-list.ts'
import { createSignup } from '../support/accounts/farmers.ts'
import { startApp } from '../support/app.ts'
import { ludlow, startWeatherDoubles, type WeatherDoubles } from '../support/weather/weather-doubles.ts'

// The section "Who else is asked" of the privacy page names every recipient of data and what it
// gets.

let sky: WeatherDoubles
beforeEach(async () => {
  sky = await startWeatherDoubles()
})
afterEach(() => sky.close())

const { weather, search, model } = privacy.asked
const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const all = (call: Call) => JSON.stringify([call.path, [...call.query], call.headers, call.body])

test('the privacy page names every service that gets weather or place requests', () => {
  // Provider ids, and the names that farmers read.
  const nameOf: Readonly<Record<string, string>> = {
    'open-meteo': 'Open-Meteo',
    'met-norway': 'MET Norway',
    openweather: 'OpenWeather',
  }
  const live = providerList.map(({ info }) => info.id).filter((id) => id !== 'sample')
  expect(live.toSorted()).toEqual(Object.keys(nameOf).toSorted())
  expect(weather).toContain(`a weather service (${oneOf.format(Object.values(nameOf))})`)
  const searched = geocoderList.map(({ id }) => nameOf[id] ?? id).sort()
  expect(search).toContain(`a place search (${oneOf.format(searched)})`)
})

test('a weather service gets the rounded place and nothing about the farmer', async () => {
  expect(weather).toContain(
    'the place rounded to about a kilometre, but not your name or your device’s address',
  )
  sky.all(status(503))
  const { request } = await sky.farm()
  for (const path of ['forecast', 'outlook', ''])
    await request({
      url: `/api/weather/${path}?lat=${ludlow.lat}&lon=${ludlow.lon}`,
      remoteAddress: '198.51.100.77',
      headers: { 'user-agent': 'canary-browser' },
    })
  for (const double of [sky.openWeather, sky.openMeteo, sky.metNorway]) {
    expect(double.calls.length).toBeGreaterThan(0)
    for (const call of double.calls) {
      const [lat, lon] = ['lat', 'lon'].map(
        (name) => call.query.get(name) ?? call.query.get(name === 'lat' ? 'latitude' : 'longitude'),
      )
      expect([lat, lon]).toEqual(['52.37', '-2.71'])
      expect(all(call)).not.toMatch(/wanjiru|Hill Farm|198\.51\.100|canary|sid=|cookie|forwarded/i)
    }
  }
})

test('a place search gets the typed text and nothing about the farmer', async () => {
  expect(search).toContain('passes what you typed to a place search')
  expect(search).toContain('without your name')
  const { request } = await sky.farm()
  await request({
    url: '/api/weather/search?q=Nowhere%20at%20all',
    headers: { 'user-agent': 'canary-browser' },
  })
  const asked = [sky.openWeather, sky.openMeteo].flatMap(({ calls }) => calls)
  expect(asked.length).toBeGreaterThan(0)
  for (const call of asked) {
    expect(all(call).toLowerCase()).toContain('nowhere at all')
    expect(all(call)).not.toMatch(/wanjiru|Hill Farm|canary|sid=|cookie|forwarded/i)
  }
})

test('a model gets the question, the conversation and the farm, but not the username', async () => {
  expect(model).toContain(
    'it gets your question, the conversation before it, the name and place of your farm',
  )
  expect(model).toContain('It does not get your username.')
  const double = await startOpenAi()
  double.respond(says('Good day.'))
  const product = await startApp({ env: { OPENAI_BASE_URL: `${double.url}/v1` } })
  try {
    const browser = product.browser()
    const body = createSignup('canary-user', { farmName: 'Upper Mill', location: 'Ludlow' })
    await browser.client.accounts.signup({ body })
    const history = [
      { role: 'user', content: 'I grow oats.' },
      { role: 'assistant', content: 'Noted.' },
    ]
    for (const topic of ['market', 'assistant'])
      await browser.request({
        method: 'POST',
        url: `/api/chat/${topic}`,
        payload: { message: 'How are you today?', history },
        headers: { 'user-agent': 'canary-browser' },
      })
    expect(double.calls.length).toBeGreaterThan(0)
    const sent = double.calls.map(all).join()
    for (const part of ['How are you today?', 'I grow oats.', 'Noted.', 'Upper Mill', 'Ludlow'])
      expect(sent).toContain(part)
    expect(sent).not.toMatch(/canary|sid=|cookie|forwarded/i)
  } finally {
    await product.close()
    await double.close()
  }
})

test('without a configured model, questions are sent to no third party', () => {
  expect(model).toContain('Without a model, our own program answers, and your question goes to nobody else.')
  expect(loadConfig({}).model).toBeUndefined()
})
