import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Disclosure } from './disclosure.tsx'

test('the button starts loading its content on focus and ignores a failed load', async () => {
  const load = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  const toggle = vi.fn()
  render(<Disclosure label="Chart" opens="chart" isOpen={false} load={load} onToggle={toggle} />)
  const button = screen.getByRole('button', { name: 'Chart' })
  expect(load).not.toHaveBeenCalled()
  fireEvent.focus(button)
  expect(load).toHaveBeenCalledOnce()
  fireEvent.click(button)
  expect(toggle).toHaveBeenCalledWith(button)
})
