import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recordServerTime } from '../../../server/server-clock.ts'
import { renderView } from '../../../testing/render.tsx'
import { ClockWarning } from './clock-warning.tsx'

/** Simulates a response whose server time is this many hours behind the phone's. */
const hear = (hours: number) => {
  const date = new Date(Date.now() - hours * 3_600_000).toUTCString()
  act(() => recordServerTime(new Headers({ date }), Date.now()))
}
const note = () => screen.queryByText(/clock looks wrong/)?.textContent

test('the wrong-clock notice stays until confirmed, and returns if the clock goes wrong again', () => {
  const first = renderView(<ClockWarning />)
  expect(note()).toBeUndefined()
  hear(6)
  expect(note()).toBe('Your phone’s clock looks wrong: 6 hours ahead. Check its date, time and time zone.')
  hear(-26)
  expect(note()).toContain('26 hours behind')
  fireEvent.click(screen.getByRole('button', { name: 'All right' }))
  expect(note()).toBeUndefined()
  first.unmount()
  renderView(<ClockWarning />)
  expect(note()).toBeUndefined()
  hear(0)
  hear(6)
  expect(note()).toContain('6 hours ahead')
})
