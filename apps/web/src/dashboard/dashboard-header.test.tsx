import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../testing/render.tsx'
import { DashboardHeader } from './dashboard-header.tsx'

test('names with direction override characters do not change the surrounding text', () => {
  const user = { username: '\u202eecila', farm_name: 'Hill\u202e', location: 'Nakuru' }
  renderView(<DashboardHeader user={user} logout={null} />)
  const names = [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent)
  expect(names).toEqual(['Hill\u202e', '\u202eecila'])
  expect(screen.getByRole('heading').textContent).toBe('Hill\u202e Farm Dashboard')
  expect(screen.getByText('Welcome, !').textContent).toBe('Welcome, \u202eecila!')
})
