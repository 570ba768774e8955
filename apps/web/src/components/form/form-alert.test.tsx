import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FormAlert } from './form-alert.tsx'
import type { FormFailure } from './form-failure.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

const onOver = vi.fn()
const alert = () => screen.getByRole('alert').textContent
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const show = (failure: FormFailure) => render(<FormAlert failure={failure} onOver={onOver} />)
const wait: FormFailure = { message: 'Too many attempts. Please try again in 20 s.', waitS: 20 }

beforeEach(() => onOver.mockClear())

test('the alert counts down the wait every second and announces its end once', () => {
  show(wait)
  expect(alert()).toBe(wait.message)
  pass(1)
  expect(alert()).toBe('Too many attempts. Please try again in 19 s.')
  pass(18)
  expect(alert()).toBe('Too many attempts. Please try again in 1 s.')
  expect(onOver).not.toHaveBeenCalled()
  pass(1)
  expect(onOver).toHaveBeenCalledOnce()
  pass(30)
  expect(onOver).toHaveBeenCalledOnce()
})

test("only the timer's number changes, so screen readers do not repeat the alert", () => {
  show(wait)
  const { firstChild } = screen.getByRole('alert')
  expect(screen.getByRole('timer').textContent).toBe('20')
  pass(5)
  expect(screen.getByRole('timer').textContent).toBe('15')
  expect(screen.getByRole('alert').firstChild).toBe(firstChild)
})

test('the countdown shows the correct number after the phone wakes from sleep', () => {
  show(wait)
  vi.setSystemTime(1_000_000 + 12_000)
  pass(1)
  expect(alert()).toBe('Too many attempts. Please try again in 7 s.')
})

test('a new failure starts its own wait', () => {
  const { rerender } = show(wait)
  pass(5)
  rerender(<FormAlert failure={{ ...wait }} onOver={onOver} />)
  expect(alert()).toBe(wait.message)
  pass(19)
  expect(onOver).not.toHaveBeenCalled()
})

test.each([
  ['without a wait', { message: 'Wrong name.' }],
  ['with a wait in minutes', { message: 'Too many attempts. Please try again in 11 minutes.', waitS: 601 }],
  ['with another number', { message: 'Line 120 s is wrong.', waitS: 20 }],
])('a message %s is shown unchanged, without a timer', (_case, failure) => {
  show(failure)
  pass(2)
  expect(alert()).toBe(failure.message)
  expect(screen.queryByRole('timer')).toBeNull()
})
