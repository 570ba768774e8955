import { METRIC } from '@smart-farming/weather-core/display-units'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showUnits, useShownUnits } from '../../shown-units.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { impatientQueryClient } from '../../testing/impatient-query-client.ts'
import { farmSettingsQuery, saveFarmSettingsMutation } from './queries.ts'

const server = fakeServer()
const imperial = { units: { temperature: 'F', wind: 'mph', rain: 'in' } } as const
const shown = () => renderHook(useShownUnits).result.current

afterEach(() => showUnits(undefined))

const save = (queryClient: ReturnType<typeof impatientQueryClient>, settings: object) =>
  queryClient.getMutationCache().build(queryClient, saveFarmSettingsMutation(queryClient)).execute(settings)

test('asking for settings alone changes nothing on the page', async () => {
  server.answer('farmSettings.get', imperial)
  expect(await impatientQueryClient().fetchQuery(farmSettingsQuery())).toEqual(imperial)
  expect(shown()).toEqual(METRIC)
})

test('a save replaces its own parts, forgets those that are undefined, and leaves the others', async () => {
  server.answer('farmSettings.get', { soil: 'clay', crop: { name: 'rice' }, units: { wind: 'mph' } })
  server.answerWith('farmSettings.save', ({ body }) => body as typeof imperial)
  await save(impatientQueryClient(), { crop: undefined, units: { wind: 'knots' } })
  expect(server.requests('farmSettings.save').map(({ body }) => body)).toEqual([
    { soil: 'clay', units: { wind: 'knots' } },
  ])
})

test('a part is put into what the server has, not into what this phone had kept for days', async () => {
  server.answer('farmSettings.get', { soil: 'clay', boardCrops: ['tea'] })
  server.answerWith('farmSettings.save', ({ body }) => body as typeof imperial)
  const queryClient = impatientQueryClient()
  const { queryKey } = farmSettingsQuery()
  queryClient.setQueryData(queryKey, { soil: 'light' })
  await queryClient.invalidateQueries({ queryKey })
  await save(queryClient, { boardCrops: ['maize'] })
  expect(queryClient.getQueryData(queryKey)).toEqual({ soil: 'clay', boardCrops: ['maize'] })
})

test('nothing is saved while it is not known what is kept', async () => {
  server.disconnect('farmSettings.get')
  await expect(save(impatientQueryClient(), imperial)).rejects.toThrow('Failed to fetch')
  expect(server.requests('farmSettings.save')).toEqual([])
})

test('saved settings are what the page has, without asking again', async () => {
  server.answer('farmSettings.get', {})
  server.answerWith('farmSettings.save', ({ body }) => body as typeof imperial)
  const queryClient = impatientQueryClient()
  await save(queryClient, imperial)
  expect(queryClient.getQueryData(farmSettingsQuery().queryKey)).toEqual(imperial)
  expect(shown()).toEqual(imperial.units)
})

test('an answer that was on its way when they were saved does not undo them', async () => {
  server.answerWith('farmSettings.get', () => new Promise(() => {}))
  server.answer('farmSettings.save', imperial)
  const queryClient = impatientQueryClient()
  queryClient.setQueryData(farmSettingsQuery().queryKey, { soil: 'clay' }, { updatedAt: 0 })
  const late = queryClient.fetchQuery(farmSettingsQuery()).catch((error: unknown) => error)
  await save(queryClient, imperial)
  await late
  expect(queryClient.getQueryData(farmSettingsQuery().queryKey)).toEqual(imperial)
})

test('settings that were refused change nothing', async () => {
  server.answer('farmSettings.get', {})
  server.refuse('farmSettings.save', { code: 'database_unavailable' })
  await expect(save(impatientQueryClient(), imperial)).rejects.toThrow()
  expect(shown()).toEqual(METRIC)
})
