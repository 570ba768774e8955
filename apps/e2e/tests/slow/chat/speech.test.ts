import { listeningBrowser } from '../../support/devices/speech.ts'
import { atDashboard } from '../../support/farmers.ts'
import { chat } from '../../support/features/chat.ts'
import { expectAccessible } from '../../support/look/axe.ts'
import { overflow } from '../../support/look/layout.ts'
import { smallTargets } from '../../support/look/touch.ts'
import { expect, test } from '../../support/test.ts'

test('speech input shows a privacy notice, fills in the question and lets the farmer send it', async ({
  page,
}) => {
  const questions: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/chat') && questions.push(request.url())))
  await page.addInitScript(listeningBrowser)
  await atDashboard(page)
  const box = page.getByRole('tabpanel').getByRole('textbox')
  await page.getByRole('button', { name: 'Speak your question' }).click()
  await expect(page.getByText(/It may send your voice to its maker/)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
  await page.getByRole('button', { name: 'Start speaking' }).click()
  await expect(box).toHaveValue('what is maize worth')
  await expect(box).toBeFocused()
  expect(questions).toEqual([])
  await page.keyboard.press('Enter')
  await expect(chat(page).log).toContainText('what is maize worth')
  await expect.poll(() => questions.length).toBe(1)
})

test('the permissions policy allows the microphone to our pages only', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.headers()['permissions-policy']).toContain('microphone=(self)')
})
