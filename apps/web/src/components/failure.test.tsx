import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FailureScreen } from './failure-screen.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

test('the failure screen hides the error\'s message, logs the error and reloads on "Try again"', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const error = new Error('Cannot read properties of undefined')
  render(<FailureScreen error={error} />)
  expect(document.body.textContent).not.toContain('undefined')
  expect(log).toHaveBeenCalledWith(error)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})
