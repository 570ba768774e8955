import { horizontalOverflow } from '../../../support/checks/layout.ts'
import { openAssistant, queuedNotices, queueQuestion } from '../../../support/features/assistant.ts'
import { saveFarmOnPhone, test } from '../../../support/features/offline.ts'
import { expect } from '../../../support/test.ts'

test('a question queued for the chatbot survives a reload, can be removed and is asked once', async ({
  page,
  context,
}) => {
  await saveFarmOnPhone(page)
  const asked: string[] = []
  context.on('request', (request) => {
    if (/\/api\/chat\//.test(request.url())) asked.push(`${request.url()} ${request.postData()}`)
  })
  const chat = await openAssistant(page)
  await context.setOffline(true)
  await queueQuestion(chat, page, 'When do I sow?')
  await queueQuestion(chat, page, 'Which lime?')
  await expect(queuedNotices(page).first()).toContainText('and the farm assistant is open')
  expect(await horizontalOverflow(page)).toBe(0)
  await queuedNotices(page)
    .filter({ hasText: 'lime' })
    .locator('..')
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect(queuedNotices(page)).toHaveCount(1)
  await page.goto('/dashboard')
  await expect(queuedNotices(page)).toHaveText(/“When do I sow\?”/)
  asked.length = 0
  await context.setOffline(false)
  await expect(page.getByText(/^The network is back/)).toBeVisible()
  await expect(page.getByText(/^The network is back/)).toHaveCount(0)
  // The market chat does not send the question.
  expect(asked).toEqual([])
  await expect(queuedNotices(page)).toHaveCount(1)
  const again = await openAssistant(page)
  await expect(again.getByText('You asked: When do I sow?')).toBeVisible()
  await expect(page.locator('.over-page')).toHaveCount(0)
  await page.reload()
  const anew = await openAssistant(page)
  // An automatic question would be sent before this one.
  await anew.getByRole('textbox').fill('Which lime?')
  await anew.getByRole('textbox').press('Enter')
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  const call = (question: string) =>
    expect.stringMatching(new RegExp(`/api/chat/assistant \\{"message":"${question}\\?"`))
  expect(asked).toEqual([call('When do I sow'), call('Which lime')])
})

test("the chatbot's own page shows its queued question and asks it when the network returns", async ({
  page,
  context,
}) => {
  await saveFarmOnPhone(page)
  const asked: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/chat/assistant')) asked.push(request.postData() ?? '')
  })
  await page.goto('/embed/assistant')
  await expect(page.getByRole('textbox')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await queueQuestion(page, page, 'When do I sow?')
  await expect(queuedNotices(page)).toContainText('and this page is open')
  expect(await horizontalOverflow(page)).toBe(0)
  asked.length = 0
  await context.setOffline(false)
  await expect(page.getByText('You asked: When do I sow?')).toBeVisible()
  await expect(queuedNotices(page)).toHaveCount(0)
  expect(asked).toHaveLength(1)
})

test('the chatbot opens offline once it has been used, and can queue a question', async ({
  page,
  context,
}) => {
  await saveFarmOnPhone(page)
  const used = await openAssistant(page)
  // The frame is drawn before its script has loaded and been cached.
  await expect(async () => {
    await used.getByRole('textbox').fill('Which lime?')
    await expect(used.getByRole('button', { name: 'Send' })).toBeEnabled({ timeout: 500 })
  }).toPass()
  await context.setOffline(true)
  await page.goto('/dashboard')
  const chat = await openAssistant(page)
  await queueQuestion(chat, page, 'When do I sow?')
  await expect(chat.getByText('The farm assistant cannot be reached.')).toHaveCount(0)
})
