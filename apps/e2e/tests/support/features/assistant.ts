import type { FrameLocator, Page } from '@playwright/test'
import { expect } from '../test.ts'

/** Notices about queued questions. */
export const queuedNotices = (page: Page) => page.getByText('Will be asked when the network is back')

/** Opens the farm assistant's page in its frame. */
export async function openAssistant(page: Page): Promise<FrameLocator> {
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  const frame = page.locator('iframe').contentFrame()
  await expect(frame.getByRole('textbox')).toBeVisible()
  return frame
}

/** Asks a question while offline and queues it. */
export async function queueQuestion(chat: FrameLocator | Page, shown: Page, question: string): Promise<void> {
  await chat.getByRole('textbox').fill(question)
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByText('Error getting response. Please try again.')).toBeVisible()
  await chat.getByRole('button', { name: 'Send it when the network is back' }).click()
  await expect(queuedNotices(shown).filter({ hasText: question })).toHaveCount(1)
}
