import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LoadFailureNotice } from '../components/load-failure-notice.tsx'
import './load-failure.ts'

const shown = () => screen.getByText(/did not load completely/).hidden === false

function failToLoad(element: HTMLElement) {
  document.body.append(element)
  element.dispatchEvent(new Event('error'))
}

test('a script that fails to load shows a message with a "Try again" link', () => {
  render(<LoadFailureNotice path="/login" />)
  expect(shown()).toBe(false)
  failToLoad(document.createElement('script'))
  expect(shown()).toBe(true)
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/login')
})

test('a picture that fails to load shows no message', () => {
  render(<LoadFailureNotice path="/login" />)
  failToLoad(document.createElement('img'))
  expect(shown()).toBe(false)
})
