import { METRIC_UNITS } from '@smart-farming/weather-core/display-units'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setDisplayUnits, useDisplayUnits } from '../../display-units.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { createTestQueryClient } from '../../testing/test-query-client.ts'
import { farmSettingsQuery, saveFarmSettingsMutation } from './queries.ts'

const server = fakeServer()
const imperial = { units: { temperature: 'F', wind: 'mph', rain: 'in' } } as const
const shown = () => renderHook(useDisplayUnits).result.current

afterEach(() => setDisplayUnits(undefined))

const save = (queryClient: ReturnType<typeof createTestQueryClient>, settings: object) =>
  queryClient.getMutationCache().build(queryClient, saveFarmSettingsMutation(queryClient)).execute(settings)

test("fetching the settings does not change the page's units", async () => {
  server.answer('farmSettings.get', imperial)
  expect(await createTestQueryClient().fetchQuery(farmSettingsQuery())).toEqual(imperial)
  expect(shown()).toEqual(METRIC_UNITS)
})

test('saving replaces given parts, removes undefined parts and keeps all others', async () => {
  server.answer('farmSettings.get', { soil: 'clay', crop: { name: 'rice' }, units: { wind: 'mph' } })
  server.answerWith('farmSettings.save', ({ body }) => body as typeof imperial)
  await save(createTestQueryClient(), { crop: undefined, units: { wind: 'knots' } })
  expect(server.requests('farmSettings.save').map(({ body }) => body)).toEqual([
    { soil: 'clay', units: { wind: 'knots' } },
  ])
})

test("a saved part is merged into the server's settings, not into old ones on the phone", async () => {
  server.answer('farmSettings.get', { soil: 'clay', boardCrops: ['tea'] })
  server.answerWith('farmSettings.save', ({ body }) => body as typeof imperial)
  const queryClient = createTestQueryClient()
  const { queryKey } = farmSettingsQuery()
  queryClient.setQueryData(queryKey, { soil: 'light' })
  await queryClient.invalidateQueries({ queryKey })
  await save(queryClient, { boardCrops: ['maize'] })
  expect(queryClient.getQueryData(queryKey)).toEqual({ soil: 'clay', boardCrops: ['maize'] })
})

test('nothing is saved when the current settings cannot be fetched', async () => {
  server.disconnect('farmSettings.get')
  await expect(save(createTestQueryClient(), imperial)).rejects.toThrow('Failed to fetch')
  expect(server.requests('farmSettings.save')).toEqual([])
})

test('saved settings apply to the page without another request', async () => {
  server.answer('farmSettings.get', {})
  server.answerWith('farmSettings.save', ({ body }) => body as typeof imperial)
  const queryClient = createTestQueryClient()
  await save(queryClient, imperial)
  expect(queryClient.getQueryData(farmSettingsQuery().queryKey)).toEqual(imperial)
  expect(shown()).toEqual(imperial.units)
})

test('a response requested before a save does not overwrite the saved settings', async () => {
  server.answerWith('farmSettings.get', () => new Promise(() => {}))
  server.answer('farmSettings.save', imperial)
  const queryClient = createTestQueryClient()
  queryClient.setQueryData(farmSettingsQuery().queryKey, { soil: 'clay' }, { updatedAt: 0 })
  const late = queryClient.fetchQuery(farmSettingsQuery()).catch((error: unknown) => error)
  await save(queryClient, imperial)
  await late
  expect(queryClient.getQueryData(farmSettingsQuery().queryKey)).toEqual(imperial)
})

test("rejected settings do not change the page's units", async () => {
  server.answer('farmSettings.get', {})
  server.refuse('farmSettings.save', { code: 'database_unavailable' })
  await expect(save(createTestQueryClient(), imperial)).rejects.toThrow()
  expect(shown()).toEqual(METRIC_UNITS)
})
