import type { Page } from '@playwright/test'
import { sendAnswer } from '@smart-farming/upstream-doubles/double'
import { says } from '@smart-farming/upstream-doubles/openai'
import {
  createFarmer,
  fillLogin,
  fillSignup,
  openDashboard,
  signInNewFarmer,
  submitButton,
} from '../support/farmers.ts'
import { chatPanel } from '../support/features/chat.ts'
import { addCrop } from '../support/features/prices.ts'
import { dayRows } from '../support/features/weather.ts'
import { RETRY_OPTIONS } from '../support/retry-options.ts'
import { startSite } from '../support/screens/site.ts'
import { expect, test } from '../support/test.ts'

/**
 * Requests that another site might forge in the farmer's name. Each would succeed from one of our
 * own pages.
 */
const wishes = [
  { path: '/api/logout', body: {} },
  { path: '/api/login', body: { username: 'mallory', password: 'maize & beans' } },
  { path: '/api/farm-settings', body: { units: { temperature: 'F' } } },
  { path: '/api/contact', body: { name: 'Mallory', replyTo: '+254', message: 'Close my account' } },
]

test('a page on another port cannot change anything as the signed-in farmer', async ({ page, world }) => {
  await signInNewFarmer(page, { username: 'mallory' })
  const { username } = await openDashboard(page)
  const stateNow = async () =>
    Promise.all(
      ['/api/user', '/api/farm-settings'].map(async (path) =>
        (await page.request.get(path, RETRY_OPTIONS)).json(),
      ),
    )
  const before = await stateNow()
  expect(before[0].username).toBe(username)

  const site = await startSite()
  const evil = await page.context().newPage()
  const sent: string[] = []
  const answered: number[] = []
  evil.on('request', (request) => void (request.url().startsWith(world.url) && sent.push(request.method())))
  evil.on(
    'response',
    (response) => void (response.url().startsWith(world.url) && answered.push(response.status())),
  )
  await evil.goto(site.url)
  for (const { path, body } of wishes) await attack(evil, world.url + path, body)

  // A frame's requests may be reported after those of its page.
  const posts = () => sent.filter((method) => method === 'POST').length
  await expect.poll(posts).toBeGreaterThanOrEqual(wishes.length * 6)
  // Requests that the browser sends are refused. Those that need permission are never sent.
  const refused = () => answered.filter((status) => status === 403).length
  await expect.poll(refused).toBeGreaterThanOrEqual(wishes.length * 3)
  expect(answered.filter((status) => status < 400)).toEqual([])
  expect(await stateNow()).toEqual(before)
  await evil.close()
  await site.close()

  // The same calls succeed from our own page, which shows that they are valid.
  const own = await page.evaluate(
    async (calls) =>
      Promise.all(
        calls.map(async ({ path, body }) => {
          const method = path === '/api/farm-settings' ? 'PUT' : 'POST'
          const headers = { 'content-type': 'application/json' }
          return (await fetch(path, { method, headers, body: JSON.stringify(body) })).status
        }),
      ),
    wishes.slice(2),
  )
  expect(own).toEqual([200, 201])
  expect((await stateNow())[1].units).toEqual({ temperature: 'F' })
})

/** Sends every kind of cross-origin request, with and without a preflight. */
async function attack(page: Page, url: string, body: object): Promise<void> {
  await page.evaluate(
    async ({ url, json }) => {
      const sink = document.createElement('iframe')
      sink.name = 'sink'
      document.body.append(sink)
      const submitted = (enctype: string) =>
        new Promise((resolve) => {
          const form = document.createElement('form')
          Object.assign(form, { action: url, method: 'post', enctype, target: 'sink' })
          const field = document.createElement('input')
          // As text/plain this is sent as `{"username":…,"x":"="}`, which is valid JSON.
          field.name =
            enctype === 'text/plain' ? `${json.slice(0, -1)}${json === '{}' ? '' : ','}"x":"` : 'username'
          field.value = enctype === 'text/plain' ? '"}' : 'mallory'
          form.append(field)
          document.body.append(form)
          sink.onload = resolve
          form.submit()
        })
      for (const enctype of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'])
        await submitted(enctype)
      const tries: RequestInit[] = [
        { method: 'POST', mode: 'no-cors', body: json, headers: { 'content-type': 'text/plain' } },
        { method: 'POST', mode: 'no-cors', body: new URLSearchParams({ username: 'mallory' }) },
        { method: 'POST', mode: 'no-cors', body: new Blob([json]) },
        { method: 'POST', body: json, headers: { 'content-type': 'application/json' } },
        { method: 'PUT', body: json, headers: { 'content-type': 'application/json' } },
      ]
      for (const init of tries) await fetch(url, { ...init, credentials: 'include' }).catch(() => {})
      sink.remove()
    },
    { url, json: JSON.stringify(body) },
  )
}

const MARKUP = '<img src=x onerror=owned()>'

test('names that contain markup are shown as typed everywhere and never run', async ({ page, world }) => {
  const ran: string[] = []
  const foreign: string[] = []
  await page.exposeFunction('owned', () => void ran.push('markup'))
  await page.exposeFunction('violated', (directive: string) => void ran.push(`policy: ${directive}`))
  await page.addInitScript(() => {
    const report = (globalThis as unknown as { violated(directive: string): void }).violated
    document.addEventListener('securitypolicyviolation', (event) => report(event.violatedDirective))
  })
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== world.url || pathname.endsWith('/x')) foreign.push(request.url())
  })
  world.model.respond(says(`Look ${MARKUP} <script>owned()</script>`))
  world.openMeteo.respond((reply, call, usual) =>
    sendAnswer(
      reply,
      call.path.endsWith('/search') ? { body: { generationtime_ms: 1, results: [markupTown] } } : usual(),
    ),
  )
  const farmer = createFarmer({ username: `${MARKUP} 1`, farmName: MARKUP, location: MARKUP })

  await page.goto('/')
  const form = page.frameLocator('iframe')
  await form.getByLabel('Your name').fill(MARKUP)
  await form.getByLabel('E-mail or phone').fill(MARKUP)
  await form.getByLabel('Your message').fill(MARKUP)
  await form.getByRole('button').click()
  await expect(form.getByRole('status')).toContainText(/thank/i)

  await page.goto('/signup')
  await fillSignup(page, farmer)
  await submitButton(page).click()
  await expect(page.getByText(`Welcome, ${MARKUP} 1!`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${MARKUP} Farm Dashboard`)
  await expect(page.locator('#weather').getByText(`${MARKUP}, ${MARKUP}`).first()).toBeVisible()
  await expect(dayRows(page)).toHaveCount(5)

  const { panel, input } = chatPanel(page)
  await input.fill(MARKUP)
  await input.press('Enter')
  await expect(panel.getByText(`Look ${MARKUP}`)).toBeVisible()

  await page.getByRole('button', { name: 'Change Location' }).click()
  await page.getByPlaceholder('Enter town/village name...').fill(MARKUP)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Select your location:')).toBeVisible()
  await page.getByRole('button', { name: MARKUP }).first().click()
  await expect(dayRows(page)).toHaveCount(5)

  // Crops are chosen from a list. A crop sent without the page is refused.
  const crop = { method: 'PUT', data: { crop: { name: MARKUP } } }
  expect((await page.request.fetch('/api/farm-settings', crop)).status()).toBe(400)
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  await addCrop(page, 'Maize')
  await page.getByRole('button', { name: 'Show these prices' }).click()
  await expect(page.getByRole('heading', { name: 'Maize', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Login' }).first().click()
  await fillLogin(page, farmer)
  await submitButton(page).click()
  await expect(page.getByText(`Welcome, ${MARKUP} 1!`)).toBeVisible()
  await expect(dayRows(page)).toHaveCount(5)
  expect({ ran, foreign }).toEqual({ ran: [], foreign: [] })
})

const markupTown = {
  id: 1,
  name: MARKUP,
  latitude: 52.37,
  longitude: -2.71,
  elevation: 80,
  feature_code: 'PPL',
  country_code: 'GB',
  country: MARKUP,
  admin1: MARKUP,
  timezone: 'Europe/London',
  population: 10_000,
}
