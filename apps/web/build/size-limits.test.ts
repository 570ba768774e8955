import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Page } from '../src/prerender.tsx'
import {
  checkPageSizes,
  checkPictureSizes,
  checkShellSize,
  exceededLimits,
  PICTURE_LIMIT,
  pageLimits,
} from './size-limits.ts'

const dist = mkdtempSync(join(tmpdir(), 'weights-'))
afterAll(() => rmSync(dist, { recursive: true }))

test.each(pageLimits)(
  '$path: the $of may weigh $bytes bytes but not one byte more',
  ({ path, of, bytes }) => {
    const heavy = (extra: number) =>
      of === 'page'
        ? { path, html: bytes - 100, scripts: 100 + extra }
        : { path, html: 1e6, scripts: bytes + extra }
    expect(exceededLimits(heavy(0))).toEqual([])
    expect(exceededLimits(heavy(1))).toHaveLength(1)
  },
)

test('checkPageSizes counts the compressed page and every script the page loads initially', () => {
  const page: Page = { path: '/', title: '', script: 'src/main.tsx', render: () => '' }
  const manifest = { 'src/main.tsx': { file: 'a.js', imports: ['b'] }, b: { file: 'b.js' } }
  writeFileSync(join(dist, 'index.html.br'), Buffer.alloc(9000))
  writeFileSync(join(dist, 'a.js.br'), Buffer.alloc(600))
  writeFileSync(join(dist, 'b.js.br'), Buffer.alloc(500))
  const { lines, problems } = checkPageSizes([page], manifest, dist)
  expect(lines[0]).toContain('9.0 KB HTML and CSS, 1.1 KB script')
  expect(problems).toEqual(['/: page 10.1 KB, over the limit of 10.0 KB'])
})

test('checkShellSize compares the weight of the files saved on the phone with its limit', () => {
  writeFileSync(join(dist, 'login.html.br'), Buffer.alloc(2000))
  writeFileSync(join(dist, 'icon.png'), Buffer.alloc(500))
  const shell = ['/', '/login', '/icon.png']
  expect(checkShellSize(shell, dist, 11_500)).toEqual({
    lines: ['kept on the phone  11.5 KB (brotli)'],
    problems: [],
  })
  expect(checkShellSize(shell, dist, 11_499).problems).toEqual([
    'The shell weighs 11.5 KB, over the limit of 11.5 KB',
  ])
})

test('checkPictureSizes compares each product picture with the picture limit', () => {
  writeFileSync(join(dist, 'product.webp'), Buffer.alloc(PICTURE_LIMIT))
  expect(checkPictureSizes(dist)).toEqual({ lines: ['product.webp       25.0 KB'], problems: [] })
  expect(checkPictureSizes(dist, 24_000).problems).toEqual([
    'product.webp: 25.0 KB, over the limit of 24.0 KB',
  ])
})
