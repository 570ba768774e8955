import { expectAnnounced } from '../../../support/checks/announced.ts'
import { changeNotices, queueSettings, saveSettingsOnPhone } from '../../../support/features/changes.ts'
import { saveFarmOnPhone, test } from '../../../support/features/offline.ts'
import { dayRows } from '../../../support/features/weather.ts'
import { expect } from '../../../support/test.ts'

test('a screen reader reads the offline notice first, then the saved dashboard', async ({
  page,
  context,
}) => {
  await saveFarmOnPhone(page)
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByText('Showing saved data.')).toBeVisible()
  await expect(dayRows(page)).not.toHaveCount(0)
  await expectAnnounced(
    page.locator('body'),
    'status',
    /^paragraph: Offline\. Last updated \d\d:\d\d\. Showing saved data\.$/,
    'button "Try now"',
    'link "Skip the menu"',
    'heading "Green Acres Farm Dashboard" [level=1]',
    'region "Today"',
    /^heading "Spraying .*\[level=2\]/,
    'navigation "Dashboard"',
    'region "Weather forecast"',
    /^heading ".*°C average .* \[level=3\]/,
    'heading "Ask about your market" [level=2]',
  )
})

test('a screen reader reads a failed question, the offer to queue it and the queued question', async ({
  page,
  context,
}) => {
  await saveFarmOnPhone(page)
  await context.setOffline(true)
  const panel = page.getByRole('tabpanel', { name: 'Market Intelligence' })
  await panel.getByRole('textbox').fill('What is maize worth?')
  await panel.getByRole('textbox').press('Enter')
  const offer = panel.getByRole('button', { name: 'Send it when the network is back' })
  await expect(offer).toBeVisible()
  await expectAnnounced(
    panel,
    'log "Messages"',
    'paragraph: What is maize worth?',
    'paragraph: AI Assistant',
    'paragraph: Error getting response. Please try again.',
    'button "Ask again"',
    'button "Send it when the network is back"',
    'textbox "Your question"',
  )
  await offer.click()
  await expect(page.getByText('Will be asked when the network is back')).toBeVisible()
  await expectAnnounced(
    page.locator('body'),
    /^paragraph: Offline\. Last updated/,
    'status',
    /^paragraph: .*Will be asked when the network is back.*“What is maize worth\?”/,
    'button "Remove"',
    'link "Skip the menu"',
  )
})

test('a screen reader reads the queued change, its Remove button and the note in "My farm"', async ({
  page,
  context,
}) => {
  await saveFarmOnPhone(page)
  await saveSettingsOnPhone(page)
  await context.setOffline(true)
  await queueSettings(page, 'Heavy clay')
  await expect(changeNotices(page)).toBeVisible()
  await expectAnnounced(
    page.locator('body'),
    'status',
    /^paragraph: "?Will be sent when the network is back.*: your farm settings\./,
    'button "Remove"',
    'link "Skip the menu"',
    'button "My farm"',
    'status: Saved on this phone, waiting to be sent.',
  )
})
