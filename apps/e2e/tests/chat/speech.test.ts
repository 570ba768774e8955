import { expectAccessible } from '../support/checks/axe.ts'
import { findSmallTargets } from '../support/checks/touch.ts'
import { fakeSpeechSynthesis } from '../support/devices/speech.ts'
import { openDashboard } from '../support/farmers.ts'
import { chatPanel, mockAnswer, richAnswer } from '../support/features/chat.ts'
import { alertsLine, openDay } from '../support/features/farm-weather.ts'
import { expect, test } from '../support/test.ts'

test('Read aloud speaks the day, the alerts and an answer, with units in words, and can be stopped', async ({
  page,
}) => {
  await page.addInitScript(fakeSpeechSynthesis)
  await mockAnswer(page, richAnswer)
  await openDashboard(page)
  const read = (part: ReturnType<typeof page.locator>) => part.getByRole('button', { name: 'Read aloud' })
  const spoken = () => page.evaluate(() => window.spoken.splice(0))
  const isSpeaking = () => page.evaluate(() => window.isSpeaking)

  await openDay(page, 1)
  await read(page.locator('.day-row')).click()
  const [date, sentence] = await spoken()
  expect(date?.text).toMatch(/^\d{1,2} \w+ \d{4}\.$/)
  expect(sentence?.text).toMatch(/degrees? Celsius/)
  expect(sentence?.text).not.toMatch(/[°−%]/)
  expect(sentence?.lang).toBe('en-GB')
  await page.getByRole('button', { name: 'Stop reading' }).click()
  expect(await isSpeaking()).toBe(false)

  await alertsLine(page).click()
  const alerts = page.getByRole('region', { name: 'Alerts' })
  await read(alerts).click()
  expect((await spoken()).length).toBe(await alerts.getByRole('listitem').count())
  await alertsLine(page).click()
  await expect.poll(isSpeaking).toBe(false)

  await chatPanel(page).ask('What is maize worth?')
  await read(page.getByRole('log')).click()
  const answer = (await spoken()).map(({ text }) => text).join('\n')
  expect(answer).toContain('987 KES in Nakuru')
  expect(answer).toContain('drying, 14 per cent moisture')
  expect(answer).not.toMatch(/[*`|#~>]|https/)
  await expectAccessible(page)
  expect(await findSmallTargets(page)).toEqual([])
})
