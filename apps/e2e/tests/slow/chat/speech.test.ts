import { expectAccessible } from '../../support/checks/axe.ts'
import { horizontalOverflow } from '../../support/checks/layout.ts'
import { findSmallTargets } from '../../support/checks/touch.ts'
import { fakeSpeechRecognition } from '../../support/devices/speech.ts'
import { openDashboard } from '../../support/farmers.ts'
import { chatPanel } from '../../support/features/chat.ts'
import { expect, test } from '../../support/test.ts'

test('speech input shows a privacy notice, fills in the question and lets the farmer send it', async ({
  page,
}) => {
  const questions: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/chat') && questions.push(request.url())))
  await page.addInitScript(fakeSpeechRecognition)
  await openDashboard(page)
  const box = page.getByRole('tabpanel').getByRole('textbox')
  await page.getByRole('button', { name: 'Speak your question' }).click()
  await expect(page.getByText(/it may send your voice to its maker/)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await horizontalOverflow(page)).toBe(0)
  expect(await findSmallTargets(page)).toEqual([])
  await page.getByRole('button', { name: 'Start speaking' }).click()
  await expect(box).toHaveValue('what is maize worth')
  await expect(box).toBeFocused()
  expect(questions).toEqual([])
  await page.keyboard.press('Enter')
  await expect(chatPanel(page).log).toContainText('what is maize worth')
  await expect.poll(() => questions.length).toBe(1)
})

test('the permissions policy allows the microphone only for our own pages', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.headers()['permissions-policy']).toContain('microphone=(self)')
})
