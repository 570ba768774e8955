import { METRIC } from '@smart-farming/weather-core/words/display-units'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showUnits, useShownUnits } from '../../shown-units.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderView } from '../../testing/render.tsx'
import { useFarmSettings } from './use-farm-settings.ts'

const server = fakeServer()
const imperial = { temperature: 'F', wind: 'mph', rain: 'in' } as const

afterEach(() => showUnits(undefined))

function Units() {
  const { settings } = useFarmSettings()
  const shown = useShownUnits()
  return settings && <p>{JSON.stringify(inOrder(shown))}</p>
}
const inOrder = ({ temperature, wind, rain }: ReturnType<typeof useShownUnits>) => [temperature, wind, rain]

test('fetched settings bring their units to the page', async () => {
  server.answer('farmSettings.get', { units: imperial })
  renderView(<Units />)
  expect(await screen.findByText(JSON.stringify(inOrder(imperial)))).toBeTruthy()
})

test('settings of another account without units are metric again', async () => {
  showUnits(imperial)
  server.answer('farmSettings.get', {})
  renderView(<Units />)
  expect(await screen.findByText(JSON.stringify(inOrder(METRIC)))).toBeTruthy()
})
