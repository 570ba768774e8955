import { hang } from '@smart-farming/upstream-doubles/faults'
import { openDashboard } from '../../support/farmers.ts'
import { chatPanel } from '../../support/features/chat.ts'
import { expect, test } from '../../support/test.ts'

const EMPTY = 'Ask me about crop prices, market trends, or farming economics!'

test('chat history survives switching tabs but not a reload', async ({ page }) => {
  await openDashboard(page)
  const { panel, input } = chatPanel(page)
  await input.fill('What is maize worth?')
  await input.press('Enter')
  await expect(panel.getByText('You asked: What is maize worth?')).toBeVisible()
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  await page.getByRole('tab', { name: 'Market Intelligence' }).click()
  await expect(panel.getByText('You asked: What is maize worth?')).toBeVisible()
  await page.reload()
  await expect(panel.getByText(EMPTY)).toBeVisible()
})

test('clearing the chat while a reply is pending aborts the model call', async ({ page, world }) => {
  world.model.respond(hang)
  await openDashboard(page)
  const { input, clear } = chatPanel(page)
  const before = world.model.calls.length
  await input.fill('What is maize worth?')
  await input.press('Enter')
  await expect.poll(() => world.model.calls.length).toBe(before + 1)
  await clear.click()
  expect(await world.model.calls[before]?.ended).toBe('aborted')
})
