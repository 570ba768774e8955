import { act, render, screen } from '@testing-library/react'
import { test } from 'vitest'
import { storeLocation } from './stored-location.ts'
import { useStoredLocation } from './use-stored-location.ts'

function Name() {
  return <p>{useStoredLocation()?.name ?? 'nowhere'}</p>
}

test('useStoredLocation rerenders when another location is stored', () => {
  render(<Name />)
  screen.getByText('nowhere')
  act(() => storeLocation({ lat: -0.28, lon: 36.07, name: 'Nakuru' }))
  screen.getByText('Nakuru')
})
