import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Opener } from './opener.tsx'

test('what it opens is on its way from the focus on, and whether it comes is not its business', async () => {
  const load = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  const toggle = vi.fn()
  render(<Opener label="Chart" opens="chart" isOpen={false} load={load} onToggle={toggle} />)
  const button = screen.getByRole('button', { name: 'Chart' })
  expect(load).not.toHaveBeenCalled()
  fireEvent.focus(button)
  expect(load).toHaveBeenCalledOnce()
  fireEvent.click(button)
  expect(toggle).toHaveBeenCalledWith(button)
})
