import { status } from '@smart-farming/upstream-doubles/faults'
import { openDashboard } from '../support/farmers.ts'
import { chatPanel } from '../support/features/chat.ts'
import { expect, test } from '../support/test.ts'

test('a question in Arabic gets a right-to-left Arabic answer in an otherwise unchanged page', async ({
  page,
  world,
}) => {
  world.model.respond(status(500, { error: {} }))
  await openDashboard(page)
  const { log, input } = chatPanel(page)
  await input.fill('ما هو سعر الذرة بالكيلو؟')
  await expect(input).toHaveCSS('direction', 'rtl')
  await input.press('Enter')
  const answer = log.locator('.answer').last()
  await expect(answer).toContainText('السعر العالمي')
  await expect(answer).toContainText('يلي جواب بسيط')
  await expect(answer).toHaveCSS('direction', 'rtl')
  await expect(page.locator('html')).toHaveCSS('direction', 'ltr')
  const [text, message] = [await answer.locator('p').first().boundingBox(), await answer.boundingBox()]
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeCloseTo((message?.x ?? 0) + (message?.width ?? 0), 0)
  await page.screenshot({ path: test.info().outputPath('arabic.png') })
  await chatPanel(page).ask('عاملي شرب مبيد حشري')
  await expect(log.getByText('هذه حالة طارئة')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('arabic-emergency.png') })
})
