import { anyLine } from '../../../support/any-line.ts'
import { chooseWhatIsGone, letSettingsWait, notes, refused, SENT } from '../../../support/features/changes.ts'
import { answersKept, farmKept, test } from '../../../support/features/kept.ts'
import { expectAccessible } from '../../../support/look/axe.ts'
import { overflow } from '../../../support/look/layout.ts'
import { expect } from '../../../support/test.ts'

test('a queued change refused by the server shows the reason, can be removed and blocks no other', async ({
  page,
  context,
}) => {
  await farmKept(page)
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname)
  })
  await chooseWhatIsGone(page, context)
  await page.reload()
  await expect(notes(page)).toHaveText(/Meadow, .* as your location/)
  sent.length = 0
  await context.setOffline(false)
  const why = /^Could not be saved: Meadow, .* as your location\. Your farm has no such place\.\s*Remove$/
  await expect(refused(page)).toHaveText(why, SENT)
  await expect(notes(page)).toHaveCount(0)
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
  expect(sent).toEqual(['/api/farm/current'])

  // Later changes are sent; refused ones are neither retried nor forgotten.
  await context.setOffline(true)
  await page.reload()
  await letSettingsWait(page, 'Heavy clay')
  await context.setOffline(false)
  await expect(notes(page)).toHaveCount(0, SENT)
  await expect(refused(page)).toHaveText(why)
  expect(await (await page.request.get('/api/farm-settings', anyLine)).json()).toMatchObject({ soil: 'clay' })
  expect(sent.filter((path) => path === '/api/farm/current')).toHaveLength(1)
  await refused(page).getByRole('button', { name: 'Remove' }).click()
  await expect(refused(page)).toHaveCount(0)
  expect(await answersKept(page)).not.toContain('outbox')
  await page.reload()
  await expect(page.getByText(/^Ludlow/).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(refused(page)).toHaveCount(0)
})
