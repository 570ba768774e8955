import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { saveFarmOnPhone, test } from '../../../support/features/offline.ts'
import { preparePress } from '../../../support/prepare-press.ts'
import { expect } from '../../../support/test.ts'

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Market Intelligence' })
const waits = (page: Page) => page.getByText('Will be asked when the network is back')

async function letWait(page: Page, question: string): Promise<void> {
  await panel(page).getByRole('textbox').fill(question)
  await panel(page).getByRole('textbox').press('Enter')
  await expect(panel(page).getByText('Error getting response. Please try again.')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Send it when the network is back' }).click()
  await expect(waits(page).getByText(question)).toBeVisible()
}

const standIns: readonly [string, RegExp, (answer: ServerResponse) => void][] = [
  ['a dropped connection', /^Offline\. Last updated/, (answer) => answer.destroy()],
  [
    'a 502 from a proxy',
    /^Offline\. Last updated/,
    (answer) => answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
  ],
  [
    'a captive portal',
    /^This network asks you to sign in/,
    (answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Free Wi-Fi</h1>'),
  ],
]
for (const [what, said, answerWith] of standIns)
  test(`the page reports ${what} and sends the queued question once it is over`, async ({ page, front }) => {
    await saveFarmOnPhone(page)
    let isThere = false
    const asked: boolean[] = []
    front.between(({ url = '' }, answer) => {
      if (url === '/api/chat/market') asked.push(isThere)
      if (!isThere) answerWith(answer)
      return !isThere
    })
    await letWait(page, 'What is maize worth?')
    const line = page.locator('.over-page').filter({ hasText: said })
    await expect(line).toBeVisible()
    // Chromium may have retried by itself after a dropped connection.
    expect(asked.splice(0)).not.toContain(true)
    const tryNow = await preparePress(line.getByRole('button', { name: 'Try now' }))
    isThere = true
    // An automatic retry may come first and remove the notice.
    await tryNow()
    await expect.poll(() => asked).toEqual([true])
    await expect(waits(page)).toHaveCount(0)
  })
