import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { createTestQueryClient } from '../../../testing/test-query-client.ts'
import { NewBoardForm } from './new-board-form.tsx'

const server = fakeServer()
const queryClient = () => {
  const client = createTestQueryClient()
  const view = (country: string | undefined) => (
    <QueryClientProvider client={client}>
      <NewBoardForm country={country} onSave={async () => {}} />
    </QueryClientProvider>
  )
  return { client, view }
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('ticked crops and the currency stay when the suggestions or the country change', async () => {
  server.answer('prices.start', { crops: ['maize', 'urea'], currency: 'KES' })
  const { client, view } = queryClient()
  const { rerender } = render(view('KE'))
  await screen.findByRole('group', { name: 'With prices from Kenya' })
  fireEvent.click(box('Urea'))
  server.answer('prices.start', { crops: ['urea'], currency: 'UGX' })
  await act(() => client.refetchQueries())
  expect([box('Maize').checked, box('Urea').checked]).toEqual([true, false])
  rerender(view('UG'))
  expect(screen.getByRole('group', { name: 'With prices from Kenya' })).toBeTruthy()
  expect(box('Maize').checked).toBe(true)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'In' }).value).toBe('KES')
})

test('a form opened without a country gets no suggestions even once the country is known', async () => {
  server.answer('prices.start', { crops: ['maize'], currency: 'KES' })
  const { view } = queryClient()
  const { rerender } = render(view(undefined))
  const finder = screen.getByLabelText('Find a crop')
  fireEvent.change(finder, { target: { value: 'maize' } })
  fireEvent.keyDown(finder, { key: 'Enter' })
  rerender(view('KE'))
  expect(box('Maize').checked).toBe(true)
  expect(screen.queryByRole('group', { name: /Kenya/ })).toBeNull()
})
