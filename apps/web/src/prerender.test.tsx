import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CONTACT_PAGE } from '@smart-farming/contracts/page-settings'
import { expect, test } from 'vitest'
import { pages } from './prerender.tsx'

async function bodyOf(path: string): Promise<Document> {
  const page = pages.find((candidate) => candidate.path === path)
  return new DOMParser().parseFromString((await page?.render()) ?? '', 'text/html')
}

const linksOf = (body: Document) =>
  [...body.querySelectorAll('header a, .hero a')].map((link) => [
    link.textContent?.trim(),
    link.getAttribute('href'),
  ])

test('the landing page has the links, texts and sections in the specification and no script', async () => {
  const body = await bodyOf('/')
  expect(linksOf(body)).toEqual([
    ['Smart Farming', '/'],
    ['Login', '/login'],
    ['Get Started', '/signup'],
    ['Go to dashboard', '/dashboard'],
    ['Start Free Trial', '/signup'],
    ['Sign In', '/login'],
  ])
  expect(body.querySelector('h1')?.textContent).toBe('Smart Farming Intelligence')
  expect([...body.querySelectorAll('h3')].map((title) => title.textContent)).toEqual([
    'Market Intelligence',
    'Weather Forecasts',
    'Farm Assistant',
  ])
  expect(body.body.textContent).toContain('Get in Touch')
  expect(body.querySelector('iframe')?.getAttribute('src')).toBe(CONTACT_PAGE)
  expect(body.querySelector('footer')?.textContent).toContain('© 2025')
  expect(body.querySelector('script')).toBeNull()
})

test('the landing page loads one product picture lazily, in a light and a dark version', async () => {
  const body = await bodyOf('/')
  const [picture, ...others] = body.querySelectorAll('img')
  expect(others).toEqual([])
  expect(picture?.loading).toBe('lazy')
  expect(picture?.alt).toMatch(/dashboard/)
  const sources = [picture, ...body.querySelectorAll('source')]
  expect(sources.map((source) => source?.getAttribute('width'))).toEqual(['432', '432'])
  expect(sources.map((source) => source?.getAttribute('height'))).toEqual(['778', '778'])
  const files = sources.map((source) => source?.getAttribute('srcset') ?? source?.getAttribute('src') ?? '')
  for (const file of files) expect(existsSync(join(import.meta.dirname, '../public', file)), file).toBe(true)
})

test('the landing page mentions offline use and the app store once each', async () => {
  const text = (await bodyOf('/')).body.textContent
  for (const words of [/works offline/gi, /app store/gi]) expect(text.match(words)).toHaveLength(1)
})

test.each(['/login', '/signup'])(
  '%s is prerendered as a form that cannot be submitted before its script runs',
  async (path) => {
    const body = await bodyOf(path)
    expect(body.querySelector('#root')?.getAttribute('data-prerendered')).toBe('route')
    expect(body.querySelector('form')?.getAttribute('method')).toBe('post')
    expect(body.querySelector('[type=submit]')?.hasAttribute('disabled')).toBe(true)
  },
)

test('the privacy page has no script and is linked from the landing page', async () => {
  const body = await bodyOf('/privacy')
  expect(pages.find((page) => page.path === '/privacy')?.script).toBeUndefined()
  expect([...body.querySelectorAll('h2')].map((title) => title.textContent)).toEqual([
    'What we keep, and for how long',
    'What stays on your own phone or computer',
    'Who else receives your data',
    'Download or delete it',
  ])
  const landing = await bodyOf('/')
  expect(landing.querySelector('footer a')?.getAttribute('href')).toBe('/privacy')
})

test.each(['/account', '/recover', '/move'])(
  '%s is prerendered as "Loading..." and has no description for search engines',
  async (path) => {
    expect((await bodyOf(path)).querySelector('#root')?.textContent).toBe('Loading...')
    expect(pages.find((page) => page.path === path)?.description).toBeUndefined()
  },
)

test('the dashboard is prerendered as "Loading..."', async () => {
  expect((await bodyOf('/dashboard')).querySelector('#root')?.textContent).toBe('Loading...')
})

test('the page for unknown paths says "404 - Page Not Found" and has no script', async () => {
  expect((await bodyOf('/404')).querySelector('h1')?.textContent).toBe('404 - Page Not Found')
  expect(pages.find((page) => page.path === '/404')?.script).toBeUndefined()
})

test('no page has a style attribute, which the content security policy would block', async () => {
  for (const { path } of pages) expect((await bodyOf(path)).querySelector('[style]'), path).toBeNull()
})
