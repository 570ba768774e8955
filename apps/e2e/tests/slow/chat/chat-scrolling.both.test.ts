import { says, streamFaults } from '@smart-farming/upstream-doubles/openai'
import { openDashboard } from '../../support/farmers.ts'
import { chatPanel } from '../../support/features/chat.ts'
import { expect, test } from '../../support/test.ts'

test('a long answer and a long word do not overflow the chat panel', async ({ page, world }) => {
  world.model.respond(says(`${'A'.repeat(300)}\n${'maize and beans '.repeat(200)}`))
  await openDashboard(page)
  const { panel, input, log } = chatPanel(page)
  await input.fill('B'.repeat(300))
  await input.press('Enter')
  // Checks the log as a whole, so that a failure shows its actual text.
  await expect(log).toContainText('maize and beans')
  const wide = await panel.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await expect(input).toBeInViewport()
})

test('a long answer stays at its beginning, and a reader who scrolls up is not moved back', async ({
  page,
  world,
}) => {
  const long = 'Gates and hedges.\n\n'.repeat(60)
  world.model.respond(says(`Begin. ${long}`))
  await openDashboard(page)
  const { log, scroller, tool } = chatPanel(page)
  await chatPanel(page).ask('Tell me all')
  await expect(tool('Copy')).toBeAttached()
  // On a phone the page continues below the chat, where typing has scrolled it. The tab bar leads
  // back to the chat.
  await page.getByRole('tab', { name: 'Market Intelligence' }).click()
  await expect(log.getByText('AI Assistant', { exact: true })).toBeInViewport()

  world.model.respond(streamFaults.slowly(`Again. ${long}`, 2))
  await chatPanel(page).ask('Once more')
  await expect(page.getByText('Again. Gates and hedges.')).toBeVisible()
  await scroller.evaluate((element) => element.scrollTo(0, 0))
  await expect(tool('Copy')).toHaveCount(2)
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(0)
})
