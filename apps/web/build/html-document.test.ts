import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_SETTINGS_ID } from '@smart-farming/contracts/page-settings'
import { expect, test } from 'vitest'
import { renderHtmlDocument } from './html-document.ts'

const page = { title: 'Farm', css: 'p{}', body: '<p>Hello</p>', scripts: [], preload: [], inline: [] }

test('the document contains the empty settings element that the server fills in', () => {
  expect(renderHtmlDocument(page)).toContain(
    `<script type="application/json" id="${PAGE_SETTINGS_ID}">{}</script>`,
  )
})

test('the document loads every script with its integrity hash, starting with the early script', () => {
  const html = renderHtmlDocument({
    ...page,
    inline: ['early()'],
    preload: [{ url: '/b.js', integrity: 'sha256-b' }],
    scripts: [{ url: '/a.js', integrity: 'sha256-a' }],
  })
  const order = [
    '<script>early()</script>',
    '<link rel="modulepreload" href="/b.js" integrity="sha256-b">',
    '<script type="module" src="/a.js" integrity="sha256-a"></script>',
  ].map((part) => html.indexOf(part))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order).not.toContain(-1)
})

test('theme-color matches the paper colours and precedes the first script', () => {
  const html = renderHtmlDocument({ ...page, inline: ['early()'] })
  const css = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8')
  const [, light, dark] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(css) ?? []
  expect(html.split('<script>')[0]?.match(/<meta name="theme-color".*>/g)).toEqual([
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark}">`,
  ])
})

test('page texts are escaped, so they cannot close their element', () => {
  const html = renderHtmlDocument({ ...page, title: '</title><b>', description: '"><b>' })
  expect(html).not.toContain('<b>')
})

test('a page without a description is marked noindex', () => {
  expect(renderHtmlDocument(page)).toContain('noindex')
  expect(renderHtmlDocument({ ...page, description: 'Weather.' })).not.toContain('noindex')
})

test('a page with an inline icon omits the links that only installation needs', () => {
  const icon = '<svg xmlns="http://www.w3.org/2000/svg">\n  <path fill="#2c6429" d="M0 0h1"/>\n</svg>'
  const html = renderHtmlDocument({ ...page, icon })
  expect(html).not.toMatch(/icon-32\.png|webmanifest|apple-touch-icon/)
  const [, address = ''] = /<link rel="icon" href="([^"]+)"/.exec(html) ?? []
  const [, svg] = address.split(/^data:image\/svg\+xml,/)
  expect(decodeURIComponent(svg?.replaceAll('&quot;', '"') ?? '')).toBe(icon.replace(/\n\s*/g, ' '))
  expect(renderHtmlDocument(page)).toMatch(/icon-32\.png[\s\S]+webmanifest[\s\S]+apple-touch-icon/)
})

test('the closing script comes at the end of the body', () => {
  expect(renderHtmlDocument({ ...page, closing: ['last()'] })).toContain(
    '<p>Hello</p>\n<script>last()</script>\n</body>',
  )
})

test('data-on-phone lists the scripts to save on the phone, before the first script', () => {
  const html = renderHtmlDocument({ ...page, inline: ['early()'], onPhone: ['/a.js', '/b.js'] })
  expect(html).toMatch(/<html lang="en" data-on-phone="\/a\.js \/b\.js">[\s\S]+<script>early\(\)/)
  expect(renderHtmlDocument(page)).toContain('<html lang="en">')
})
