import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderView } from '../../testing/render.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { type ControlledReply, createControlledReply } from './controlled-reply.fixture.ts'

const server = fakeServer()
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
const log = () => within(screen.getByRole('log'))
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const button = (name: string) => screen.queryByRole('button', { name })
const asked = (count: number) => waitFor(() => expect(server.requests('chat.market')).toHaveLength(count))
const bodies = () => server.requests('chat.market').map(({ body }) => body)

async function ask(question: string): Promise<ControlledReply> {
  const line = createControlledReply()
  server.answerRaw('chat.market', line.response)
  const before = server.requests('chat.market').length
  fireEvent.change(input(), { target: { value: question } })
  fireEvent.keyDown(input(), { key: 'Enter' })
  await asked(before + 1)
  return line
}

async function askAndHear(question: string, answer: string): Promise<void> {
  const line = await ask(question)
  line.say(answer)
  line.finish()
  await log().findByText(answer)
}

test('a streaming answer shows outside the log and moves into it when complete', async () => {
  renderView(<ChatPanel />)
  const line = await ask('Maize?')
  expect(screen.getByRole('status').textContent).toBe('Waiting for the answer...')
  line.say('Maize is ')
  expect(await screen.findByText('Maize is')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Answering...')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  line.say('at 210 USD.')
  expect(await screen.findByText('Maize is at 210 USD.')).toBeTruthy()
  expect(log().queryByText(/Maize is/)).toBeNull()
  line.finish()
  expect(await log().findByText('Maize is at 210 USD.')).toBeTruthy()
  expect(screen.getAllByText('Maize is at 210 USD.')).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a replace event discards the text so far, and later text takes its place', async () => {
  renderView(<ChatPanel />)
  const line = await ask('Maize?')
  line.say('Hm, maize. They want')
  await screen.findByText('Hm, maize. They want')
  line.replace('')
  await waitFor(() => expect(screen.queryByText(/Hm/)).toBeNull())
  expect(screen.getByRole('status').textContent).toBe('Waiting for the answer...')
  line.say('Dry it.')
  line.finish()
  expect(await log().findByText('Dry it.')).toBeTruthy()
  expect(screen.queryByText(/Hm/)).toBeNull()
})

test('"Stop" ends the stream and keeps the partial answer, and the question can be asked again', async () => {
  renderView(<ChatPanel />)
  const line = await ask('Maize?')
  line.say('Maize is')
  await screen.findByText('Maize is')
  press('Stop')
  expect(server.requests('chat.market')[0]?.signal?.aborted).toBe(true)
  expect(await log().findByText('The answer was stopped.')).toBeTruthy()
  expect(log().getByText('Maize is')).toBeTruthy()
  await waitFor(() => expect(line.isOpen()).toBe(false))

  const next = createControlledReply()
  server.answerRaw('chat.market', next.response)
  press('Ask again')
  await asked(2)
  next.say('It is at 210 USD.')
  next.finish()
  expect(await log().findByText('It is at 210 USD.')).toBeTruthy()
  expect(screen.queryByText('Maize is')).toBeNull()
  expect(bodies()).toEqual([{ message: 'Maize?' }, { message: 'Maize?' }])
})

test('"Stop" before the first word keeps the question without an answer', async () => {
  renderView(<ChatPanel />)
  await ask('Maize?')
  press('Stop')
  expect(await log().findByText('The answer was stopped.')).toBeTruthy()
  expect(button('Copy')).toBeNull()
  expect(button('Ask again')).toBeTruthy()
})

test.each(['fail', 'drop'] as const)(
  'an answer that ends early (%s) keeps its partial text and is marked as cut off',
  async (end) => {
    renderView(<ChatPanel />)
    const line = await ask('Maize?')
    line.say('Maize is')
    await screen.findByText('Maize is')
    line[end]()
    expect(await log().findByText('The answer was cut off.')).toBeTruthy()
    expect(log().getByText('Maize is')).toBeTruthy()
    server.answerRaw('chat.market', createControlledReply().response)
    press('Try again')
    await asked(2)
    expect(screen.queryByText('The answer was cut off.')).toBeNull()
  },
)

test.each([
  ['the server ends the stream with an error', 'fail', 'The assistant broke off.'],
  ['the connection drops', 'drop', 'Error getting response. Please try again.'],
  ['the answer is complete', 'finish', 'Sorry, I could not get a response.'],
] as const)('an empty answer shows only an error message when %s', async (_case, end, words) => {
  renderView(<ChatPanel />)
  const line = await ask('Maize?')
  line[end]()
  expect(await log().findByText(words)).toBeTruthy()
  expect(screen.queryByText('The answer was cut off.')).toBeNull()
})

test('"Clear" during an answer ends the stream and removes the answer', async () => {
  renderView(<ChatPanel />)
  const line = await ask('Maize?')
  line.say('Maize is')
  await screen.findByText('Maize is')
  press('Clear')
  await waitFor(() => expect(line.isOpen()).toBe(false))
  expect(screen.queryByText(/Maize is/)).toBeNull()
  expect(screen.getByText(/Ask me about crop prices/)).toBeTruthy()
})

test('editing an earlier question removes the later turns and sends only the earlier ones', async () => {
  renderView(<ChatPanel />)
  await askAndHear('Maize?', 'It is up.')
  await askAndHear('Wheat?', 'It is down.')
  await askAndHear('Rice?', 'It is flat.')
  press('Edit: Wheat?')
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Change your question/ })
  expect(field.value).toBe('Wheat?')
  await waitFor(() => expect(document.activeElement).toBe(field))
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(log().getByText('It is flat.')).toBeTruthy()

  press('Edit: Wheat?')
  const line = createControlledReply()
  server.answerRaw('chat.market', line.response)
  const again = screen.getByRole('textbox', { name: /Change your question/ })
  fireEvent.change(again, { target: { value: ' Barley? ' } })
  press('Send again')
  await asked(4)
  expect(bodies().at(-1)).toEqual({
    message: 'Barley?',
    history: [
      { role: 'user', content: 'Maize?' },
      { role: 'assistant', content: 'It is up.' },
    ],
  })
  for (const gone of ['Wheat?', 'It is down.', 'Rice?', 'It is flat.'])
    expect(screen.queryByText(gone)).toBeNull()
  line.say('No price for barley.')
  line.finish()
  expect(await log().findByText('No price for barley.')).toBeTruthy()
})

test('questions cannot be edited while an answer is pending', async () => {
  renderView(<ChatPanel />)
  await askAndHear('Maize?', 'It is up.')
  expect(button('Edit: Maize?')).toBeTruthy()
  await ask('Wheat?')
  expect(button('Edit: Maize?')).toBeNull()
})

test('"Copy" copies an answer with its Markdown', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  renderView(<ChatPanel />)
  const line = await ask('Maize?')
  line.say('**Maize** is at 210 USD.')
  line.finish()
  await log().findByText('Maize')
  press('Copy')
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(writeText).toHaveBeenCalledWith('**Maize** is at 210 USD.')
  fireEvent.blur(screen.getByRole('button', { name: 'Copied' }))
  expect(button('Copy')).toBeTruthy()
})

test('"Checked" appears only above sources, and the server\'s notes below the answer', async () => {
  renderView(<ChatPanel />)
  const source = {
    name: 'World Bank',
    series: 'Maize',
    date: '2026-02',
    unit: 'USD/t',
    url: '',
    licence: 'CC',
  }
  const note = 'General advice from the AI model; not checked against a source.'
  const answers = [
    [{ sources: [source] }, ['Checked:']],
    [{ notes: ['1 statement about prices was left out.', note] }, [note]],
    [{}, []],
  ] as const
  for (const [end, lines] of answers) {
    const line = await ask('Maize?')
    line.say('Keep it dry.')
    line.finish(end)
    await waitFor(() => expect(log().getAllByText('Keep it dry.').length).toBeGreaterThan(0))
    expect(
      log()
        .queryAllByText(/hecked/)
        .map(({ textContent }) => textContent),
    ).toEqual(lines)
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  }
})

test('pressing a suggested question sends it', async () => {
  const line = createControlledReply()
  server.answerRaw('chat.market', line.response)
  renderView(<ChatPanel />)
  press('What is maize worth?')
  await asked(1)
  expect(bodies()).toEqual([{ message: 'What is maize worth?' }])
  line.say('210 USD.')
  line.finish()
  expect(await log().findByText('210 USD.')).toBeTruthy()
  expect(button('What is maize worth?')).toBeNull()
  expect(button('How has wheat moved over the last year?')).toBeTruthy()
})

test('leaving the page ends a streaming answer', async () => {
  const { unmount } = renderView(<ChatPanel />)
  const line = await ask('Maize?')
  line.say('Maize is')
  await screen.findByText('Maize is')
  unmount()
  await waitFor(() => expect(line.isOpen()).toBe(false))
})
