import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { farmWithPlaces } from '../../features/location/farm.fixture.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderView } from '../../testing/render.tsx'
import { OnboardingSection } from './onboarding-section.tsx'
import { startOnboarding } from './state/onboarding-state.ts'

const server = fakeServer()
let saved: object = {}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  saved = {}
  server.answer('farm.get', farmWithPlaces({ name: 'Nakuru', country: 'KE', lat: -0.283, lon: 36.067 }))
  server.answer('farmSettings.get', {})
  server.answerWith('farmSettings.save', async ({ body }) => {
    saved = body as object
    return saved
  })
  server.answer('prices.start', { crops: ['maize', 'beans'], currency: 'KES' })
})

const show = () => renderView(<OnboardingSection username="Ada N" />)
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test('the first-visit questions appear only for a user who has just signed up', () => {
  expect(show().container.textContent).toBe('')
  startOnboarding('Ada N')
  expect(show().container.querySelector('.first-steps')).toBeTruthy()
})

test('crops, prices and work each take one press and are not asked about again', async () => {
  startOnboarding('Ada N')
  const { container, unmount } = show()
  await press('These are mine')
  await press('KES per bag (90 kg)')
  await press('Done')
  await waitFor(() => expect(container.textContent).toBe(''))
  expect(saved).toEqual({
    boardCrops: ['maize', 'beans'],
    boardUnit: 'bag',
    boardCurrency: 'KES',
    enterprises: ['arable'],
  })
  unmount()
  expect(show().container.textContent).toBe('')
})

test('each question can be skipped and does not return on the next visit', async () => {
  startOnboarding('Ada N')
  const { unmount } = show()
  await screen.findByText('Which crops do you sell?')
  await press('Skip')
  await screen.findByText('How should we show prices?')
  unmount()
  const { container } = show()
  await screen.findByText('How should we show prices?')
  await press('Skip')
  await screen.findByText('What do you farm?')
  await press('Skip')
  await waitFor(() => expect(container.textContent).toBe(''))
  expect(saved).toEqual({})
})

test("without prices from the farm's country, a single press chooses the main crop", async () => {
  server.answer('prices.start', { crops: [] })
  startOnboarding('Ada N')
  show()
  await screen.findByText('Which crop do you sell most?')
  await press('Beans')
  await waitFor(() => expect(saved).toEqual({ boardCrops: ['beans'] }))
})
