import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { renderView } from '../../../testing/render.tsx'
import { ChatPanel } from '../chat-panel.tsx'
import { fakeRecognition } from './fake-recognition.fixture.ts'

const server = fakeServer()
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox')

async function opened() {
  renderView(<ChatPanel />)
  press('Speak your question')
  await screen.findByText(/may send your voice to its maker/)
}

test('dictation shows a privacy notice first, then appends the spoken words without sending them', async () => {
  const recognizer = fakeRecognition()
  renderView(<ChatPanel />)
  fireEvent.change(box(), { target: { value: 'Please:' } })
  press('Speak your question')
  await screen.findByText(/may send your voice to its maker/)
  expect(recognizer.current).toThrow('Nobody is listening')
  press('Start speaking')
  expect(screen.getByText('Listening...')).toBeTruthy()
  act(() => recognizer.current().onresult?.({ results: [[{ transcript: 'what is maize worth' }]] }))
  expect(box().value).toBe('Please: what is maize worth')
  expect(document.activeElement).toBe(box())
  expect(screen.queryByText(/its maker/)).toBeNull()
  expect(server.requests()).toEqual([])
})

test('text typed during dictation comes before the spoken words', async () => {
  const recognizer = fakeRecognition()
  await opened()
  press('Start speaking')
  fireEvent.change(box(), { target: { value: 'In Nakuru:' } })
  act(() => recognizer.current().onresult?.({ results: [[{ transcript: 'what is maize worth' }]] }))
  expect(box().value).toBe('In Nakuru: what is maize worth')
})

test('a denied microphone shows a message, and the user can retry or cancel', async () => {
  const recognizer = fakeRecognition()
  await opened()
  press('Start speaking')
  act(() => recognizer.current().onerror?.({ error: 'not-allowed' }))
  expect(screen.getByText('Your browser does not let this page use the microphone.')).toBeTruthy()
  press('Start speaking')
  expect(screen.getByText('Listening...')).toBeTruthy()
  press('Cancel')
  expect(screen.queryByText('Listening...')).toBeNull()
  expect(box().value).toBe('')
})

test('"That was all" ends the dictation', async () => {
  fakeRecognition()
  await opened()
  press('Start speaking')
  press('Done')
  expect(screen.getByText(/^Nothing was heard/)).toBeTruthy()
})

test('dictation is not offered when the browser has no speech recognition', () => {
  renderView(<ChatPanel />)
  expect(screen.queryByRole('button', { name: 'Speak your question' })).toBeNull()
})
