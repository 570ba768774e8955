import { METRIC } from '@smart-farming/weather-core/words/display-units'
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

test('fetched settings bring their units to the page', async () => {
  server.answer('farmSettings.get', imperial)
  expect(await impatientQueryClient().fetchQuery(farmSettingsQuery())).toEqual(imperial)
  expect(shown()).toEqual(imperial.units)
})

test('settings of another account without units are metric again', async () => {
  showUnits(imperial.units)
  server.answer('farmSettings.get', {})
  await impatientQueryClient().fetchQuery(farmSettingsQuery())
  expect(shown()).toEqual(METRIC)
})

test('saved settings are what the page has, without asking again', async () => {
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
  const late = queryClient.fetchQuery(farmSettingsQuery()).catch((error: unknown) => error)
  await save(queryClient, imperial)
  expect(await late).toBeInstanceOf(Error)
  expect(queryClient.getQueryData(farmSettingsQuery().queryKey)).toEqual(imperial)
})

test('settings that were refused change nothing', async () => {
  server.refuse('farmSettings.save', { code: 'database_unavailable' })
  await expect(save(impatientQueryClient(), imperial)).rejects.toThrow()
  expect(shown()).toEqual(METRIC)
})
