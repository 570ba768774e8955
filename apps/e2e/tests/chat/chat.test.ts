import { status } from '@smart-farming/upstream-doubles/faults'
import { openDashboard } from '../support/farmers.ts'
import { chatPanel } from '../support/features/chat.ts'
import { holdRequests } from '../support/request-gate.ts'
import { expect, test } from '../support/test.ts'

test('sending shows the question and a spinner, disables Send while busy, then shows the reply', async ({
  page,
}) => {
  await openDashboard(page)
  const { panel, input, send, spinner } = chatPanel(page)
  const call = await holdRequests(page, '**/api/chat/market')
  await expect(spinner).toBeHidden()
  await input.fill('What is maize worth?')
  await send.click()
  await expect(panel.getByText('What is maize worth?')).toBeVisible()
  await expect(spinner).toBeVisible()
  await expect.poll(() => call.held.length).toBe(1)
  await expect(send).toBeDisabled()
  await input.fill('And beans?')
  await expect(send).toBeDisabled() // "Send is disabled while busy"
  await input.press('Enter')
  expect(call.held).toHaveLength(1)
  expect(call.held[0]?.postDataJSON()).toMatchObject({ message: 'What is maize worth?' })
  call.open()
  await expect(panel.getByText('You asked: What is maize worth?')).toBeVisible()
  await expect(spinner).toBeHidden()
  await expect(send).toBeEnabled()
})

test("a model error shows the basic answer and a plain notice, without the model's error text", async ({
  page,
  world,
}) => {
  world.model.respond(status(500, { error: 'CUDA out of memory at 0x7ffe' }))
  await openDashboard(page)
  const { panel, input, send } = chatPanel(page)
  await input.fill('What is maize worth?')
  await input.press('Enter')
  await expect(panel.getByText('AI Assistant', { exact: true })).toBeVisible()
  await expect(panel.getByText('The AI model failed. A basic answer follows.')).toBeVisible()
  await expect(panel.getByText('Maize (world price): GBP')).toBeVisible()
  await expect(panel).not.toContainText('CUDA')
  await input.fill('And beans?')
  await expect(send).toBeEnabled()
})
