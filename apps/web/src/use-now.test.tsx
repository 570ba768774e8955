import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNow } from './use-now.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

function Clock() {
  return <p>{useNow()}</p>
}

test('useNow updates every minute while the page is open', () => {
  render(<Clock />)
  expect(screen.getByText('1000')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(180_000))
  expect(screen.getByText('1180')).toBeTruthy()
})
