import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/checks/axe.ts'
import { saveFarmOnPhone, test } from '../../support/features/offline.ts'
import { expect } from '../../support/test.ts'

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Market Intelligence' })
const waits = (page: Page) => page.getByText('Will be asked when the network is back')

async function letWait(page: Page, question: string): Promise<void> {
  await panel(page).getByRole('textbox').fill(question)
  await panel(page).getByRole('textbox').press('Enter')
  await expect(panel(page).getByText('Error getting response. Please try again.')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Send it when the network is back' }).click()
  await expect(waits(page).getByText(question)).toBeVisible()
}

test('a question queued offline survives a reload, shows in another tab and is asked once', async ({
  page,
  context,
}) => {
  await saveFarmOnPhone(page)
  const asked: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/chat/market')) asked.push(request.postData() ?? '')
  })
  await context.setOffline(true)
  await letWait(page, 'What is maize worth?')
  await letWait(page, 'What is tea worth?')
  await expectAccessible(page)
  await waits(page).filter({ hasText: 'tea' }).locator('..').getByRole('button', { name: 'Remove' }).click()
  // An entry leaves the screen only after it has been deleted from the phone.
  await expect(waits(page)).toHaveCount(1)
  await page.goto('/dashboard')
  await expect(waits(page)).toHaveCount(1)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(waits(other)).toHaveCount(1)
  asked.length = 0
  await context.setOffline(false)
  await expect.poll(() => asked.length).toBe(1)
  expect(JSON.parse(asked[0] ?? '')).toEqual({ message: 'What is maize worth?' })
  await expect(waits(page)).toHaveCount(0)
  await expect(waits(other)).toHaveCount(0)
  // Waits until the answer has begun. After an earlier reload, the page could not know whether the
  // question was asked.
  await expect(page.locator('.over-page')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Welcome, ').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.over-page')).toHaveCount(0)
  expect(asked).toHaveLength(1)
})
