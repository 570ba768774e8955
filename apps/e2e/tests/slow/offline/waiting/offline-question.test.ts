import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { farmKept, test } from '../../../support/features/kept.ts'
import { held } from '../../../support/held.ts'
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
  ['a server that dies without a word from the browser', /^Offline, as of/, (answer) => answer.destroy()],
  [
    'a proxy whose server is gone',
    /^Offline, as of/,
    (answer) => answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
  ],
  [
    'a network that wants a sign-in first',
    /^This network wants a sign-in/,
    (answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Free Wi-Fi</h1>'),
  ],
]
for (const [what, said, answerWith] of standIns)
  test(`${what}: the line says so, and the question goes by itself when that is over`, async ({
    page,
    front,
  }) => {
    await farmKept(page)
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
    // A line that broke Chromium may have tried more than once by itself.
    expect(asked.splice(0)).not.toContain(true)
    const tryNow = await held(line.getByRole('button', { name: 'Try now' }))
    isThere = true
    // A try of its own may come first and take the line away.
    await tryNow()
    await expect.poll(() => asked).toEqual([true])
    await expect(waits(page)).toHaveCount(0)
  })
