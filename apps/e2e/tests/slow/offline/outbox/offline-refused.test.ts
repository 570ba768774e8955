import { expectAccessible } from '../../../support/checks/axe.ts'
import { horizontalOverflow } from '../../../support/checks/layout.ts'
import {
  changeNotices,
  chooseRemovedPlace,
  queueSettings,
  refusalNotice,
  SEND_TIMEOUT,
} from '../../../support/features/changes.ts'
import { readSavedQueries, saveFarmOnPhone, test } from '../../../support/features/offline.ts'
import { RETRY_OPTIONS } from '../../../support/retry-options.ts'
import { expect } from '../../../support/test.ts'

test('a queued change rejected by the server shows the reason, can be removed and blocks no others', async ({
  page,
  context,
}) => {
  await saveFarmOnPhone(page)
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname)
  })
  await chooseRemovedPlace(page, context)
  await page.reload()
  await expect(changeNotices(page)).toHaveText(/Meadow, .* as your location/)
  sent.length = 0
  await context.setOffline(false)
  const why = /^Could not be saved: Meadow, .* as your location\. Your farm has no such place\.\s*Remove$/
  await expect(refusalNotice(page)).toHaveText(why, SEND_TIMEOUT)
  await expect(changeNotices(page)).toHaveCount(0)
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page)
  expect(sent).toEqual(['/api/farm/current'])

  // Later changes are sent. The refused one is not sent again, and its notice stays.
  await context.setOffline(true)
  await page.reload()
  await queueSettings(page, 'Heavy clay')
  await context.setOffline(false)
  await expect(changeNotices(page)).toHaveCount(0, SEND_TIMEOUT)
  await expect(refusalNotice(page)).toHaveText(why)
  expect(await (await page.request.get('/api/farm-settings', RETRY_OPTIONS)).json()).toMatchObject({
    soil: 'clay',
  })
  expect(sent.filter((path) => path === '/api/farm/current')).toHaveLength(1)
  await refusalNotice(page).getByRole('button', { name: 'Remove' }).click()
  await expect(refusalNotice(page)).toHaveCount(0)
  expect(await readSavedQueries(page)).not.toContain('outbox')
  await page.reload()
  await expect(page.getByText(/^Ludlow/).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(refusalNotice(page)).toHaveCount(0)
})
