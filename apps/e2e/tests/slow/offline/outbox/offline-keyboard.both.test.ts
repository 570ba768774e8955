import { tabTo } from '../../../support/checks/keyboard.ts'
import { saveFarmOnPhone, test } from '../../../support/features/offline.ts'
import { expect } from '../../../support/test.ts'

test('a farmer queues and removes an offline question with the keyboard alone', async ({ page, context }) => {
  await saveFarmOnPhone(page)
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByText(/^Offline\. Last updated/)).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: 'Your question' }))
  await page.keyboard.type('What is maize worth?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Error getting response. Please try again.')).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'Send it when the network is back' }))
  await page.keyboard.press('Enter')
  const waits = page.getByText('Will be asked when the network is back')
  await expect(waits).toContainText('What is maize worth?')
  await expect(page.getByRole('region', { name: 'Conversation' })).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Remove' }))
  await page.keyboard.press('Enter')
  await expect(waits).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
