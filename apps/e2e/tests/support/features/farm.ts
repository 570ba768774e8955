import type { Browser, Page } from '@playwright/test'
import { callsTools, inRounds, saysFrom } from '@smart-farming/upstream-doubles/openai-tools'
import type { Farmer } from '../farmers.ts'
import { applyTestClock, expect, type World } from '../test.ts'
import { chatPanel } from './chat.ts'
import { addCrop } from './prices.ts'
import { dayRows } from './weather.ts'

/** Opens another device of this farmer, in another language. */
export async function openOtherDevice(
  browser: Browser,
  world: World,
  farmer: Farmer,
  locale = 'en-US',
): Promise<Page> {
  const context = await applyTestClock(await browser.newContext({ locale, baseURL: world.url }))
  const page = await context.newPage()
  await page.request.post('/api/login', { data: farmer })
  await page.goto('/dashboard')
  await expect(dayRows(page)).toHaveCount(5)
  return page
}

/** The farm's location according to both chats and the price board. */
export async function readFarmPlaces(page: Page, world: World): Promise<string[]> {
  const says = saysFrom(([told = '{}']) => `The forecast is for ${JSON.parse(told).place}.`)
  world.model.respond(inRounds(callsTools({ name: 'farm_forecast', arguments: '{}' }), says))
  await chatPanel(page).ask('What is coming?')
  const answer = chatPanel(page)
    .log.getByText(/The forecast is for/)
    .last()
  await expect(answer).toBeVisible()
  const assistant = await page.request.post('/api/chat/assistant', { data: { message: 'What is coming?' } })
  const { choices } = await assistant.json()
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  const finder = page.getByLabel('Find a crop')
  const heading = page.getByRole('heading', { name: 'Maize', exact: true })
  await expect(finder.or(heading)).toBeVisible()
  if (await finder.isVisible()) {
    await addCrop(page, 'Maize')
    await page.getByRole('button', { name: 'Show these prices' }).click()
  }
  const near = page.getByText(/^(Nearest to|We have no prices for these crops near|The newest prices near) /)
  const board = await near.textContent()
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  return [(await answer.textContent()) ?? '', choices[0].message.content, board ?? '']
}
