import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../testing/render-route.tsx'

test('an unknown path shows the 404 text from the specification', async () => {
  renderRoute('/nowhere')
  expect((await screen.findByRole('heading')).textContent).toBe('404 - Page Not Found')
})
