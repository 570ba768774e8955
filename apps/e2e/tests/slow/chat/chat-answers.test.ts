import { readFileSync } from 'node:fs'
import { hang } from '@smart-farming/upstream-doubles/faults'
import { says, streamFaults } from '@smart-farming/upstream-doubles/openai'
import { openDashboard } from '../../support/farmers.ts'
import { chatPanel, mockAnswer, richAnswer, worldBankSource } from '../../support/features/chat.ts'
import { expect, test } from '../../support/test.ts'

const leftOut = '2 statements about prices were left out because they could not be checked.'

test('an answer cut off by the model keeps its text, adds the basic answer and can be retried', async ({
  page,
  world,
}) => {
  world.model.respond(streamFaults.cutOff('Maize\ndepends on much.'))
  await openDashboard(page)
  const { panel, log, tool } = chatPanel(page)
  await chatPanel(page).ask('What does maize depend on?')
  const cutOff =
    "The AI model's answer was cut off here. The connection to the AI model failed. A basic answer follows."
  await expect(log.getByText(cutOff)).toBeVisible()
  await expect(log.getByText('Maize', { exact: true })).toBeVisible()
  await expect(log.getByText('I did not understand that.')).toBeVisible()
  world.model.respond(says('Weather, stocks and demand.'))
  await tool('Ask again').click()
  await expect(log.getByText('Weather, stocks and demand.')).toBeVisible()
  await expect(panel.getByText(cutOff)).toHaveCount(0)
})

test('a connection lost mid-answer marks the answer as cut off', async ({ page }) => {
  await mockAnswer(page, 'Maize is at', { isCut: true })
  await openDashboard(page)
  const { log, tool } = chatPanel(page)
  await chatPanel(page).ask('What is maize worth?')
  await expect(log.getByText('Maize is at')).toBeVisible()
  await expect(log.getByText('The answer was cut off.')).toBeVisible()
  await expect(tool('Try again')).toBeVisible()
})

test('Copy puts the answer on the clipboard and confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await mockAnswer(page, '**Maize** is up.')
  await openDashboard(page)
  const { tool } = chatPanel(page)
  await chatPanel(page).ask('What is maize worth?')
  await tool('Copy').click()
  await expect(tool('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('**Maize** is up.')
})

test('one press asks a suggested question, and the built-in answers cover every suggestion', async ({
  page,
}) => {
  const known = new URL('../../../../api/tests/prices/price-questions.jsonl', import.meta.url)
  const answerable = readFileSync(known, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).question)
  await openDashboard(page)
  const { panel, log, scroller } = chatPanel(page)
  const suggestions = panel.getByRole('list', { name: 'Suggested questions' }).getByRole('button')
  await expect(suggestions).not.toHaveCount(0)
  for (const words of await suggestions.allTextContents()) expect(answerable).toContain(words)
  await suggestions.first().click()
  await expect(log.getByText('You asked: What is maize worth?')).toBeVisible()
  await expect(scroller).toBeFocused()
})

test('a question shows an error when the chat script fails to load, and can be asked again', async ({
  page,
}) => {
  await page.route('**/assets/opened-chat-*', (route) => route.abort('internetdisconnected'))
  await openDashboard(page)
  const { panel, input, send, tool, log } = chatPanel(page)
  await chatPanel(page).ask('What is maize worth?')
  await expect(log.getByText('Error getting response. Please try again.')).toBeVisible()
  await input.fill('And beans?')
  await send.click()
  await expect(log.getByText('Error getting response. Please try again.')).toHaveCount(2)
  await page.unroute('**/assets/opened-chat-*')
  await tool('Ask again').click()
  await expect(log.getByText('You asked: And beans?')).toBeVisible()
  await expect(panel.getByText('What is maize worth?')).toBeVisible()
})

test('switching tabs or logging out aborts the model call and keeps the partial answer', async ({
  page,
  world,
}) => {
  await openDashboard(page)
  const { panel, log } = chatPanel(page)
  world.model.respond(streamFaults.stalls('Maize\ndepends on much.'))
  await chatPanel(page).ask('What does maize depend on?')
  await expect(panel.getByText('Maize', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  expect(await world.model.calls.at(-1)?.ended).toBe('aborted')
  await page.getByRole('tab', { name: 'Market Intelligence' }).click()
  await expect(log.getByText('The answer was stopped.')).toBeVisible()

  world.model.respond(hang)
  const before = world.model.calls.length
  await chatPanel(page).ask('And beans?')
  await expect.poll(() => world.model.calls.length).toBe(before + 1)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  expect(await world.model.calls[before]?.ended).toBe('aborted')
})

test('a three-column table fits the smallest phone without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await mockAnswer(page, richAnswer, { sources: [worldBankSource], notes: [leftOut] })
  await openDashboard(page)
  await chatPanel(page).ask('What is maize worth, and what is wheat worth, here and elsewhere?')
  const table = page.getByRole('region', { name: 'Table' })
  await expect(table.getByRole('row')).toHaveCount(3)
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
