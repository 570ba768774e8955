import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { restoreOldAssets, retainOldAssets, selectRetainedAssets } from './retained-assets.ts'

const DAY_MS = 86_400_000
const now = 1_700_000_000_000

test('a replaced asset is retained for a week and dropped from the list when a build restores it', () => {
  expect(selectRetainedAssets(['a.js', 'b.js'], {}, ['b.js'], now)).toEqual({ 'a.js': now })
  expect(selectRetainedAssets(['a.js'], { 'a.js': now - 6 * DAY_MS }, [], now)).toEqual({
    'a.js': now - 6 * DAY_MS,
  })
  expect(selectRetainedAssets(['a.js'], { 'a.js': now - 7 * DAY_MS }, [], now)).toEqual({})
  expect(selectRetainedAssets(['a.js'], { 'a.js': now - 8 * DAY_MS }, ['a.js'], now)).toEqual({})
})

test('a timestamp from a fast clock does not extend the week', () =>
  expect(selectRetainedAssets(['a.js'], { 'a.js': now + 90 * DAY_MS }, [], now)).toEqual({ 'a.js': now }))

test("each build retains last week's assets alongside its own", () => {
  const root = mkdtempSync(join(tmpdir(), 'assets-'))
  const [dist, aside] = [join(root, 'dist'), join(root, 'aside')]
  const build = (files: string[], at: number) => {
    retainOldAssets(dist, aside)
    rmSync(dist, { recursive: true, force: true })
    for (const folder of ['assets', 'worker']) mkdirSync(join(dist, folder), { recursive: true })
    for (const file of files) writeFileSync(join(dist, 'assets', file), file)
    restoreOldAssets(dist, aside, at)
    return readdirSync(join(dist, 'assets')).sort()
  }
  expect(build(['a.js', 'main-1.js'], now)).toEqual(['a.js', 'main-1.js'])
  expect(build(['a.js', 'main-2.js'], now + DAY_MS)).toEqual(['a.js', 'main-1.js', 'main-2.js'])
  expect(build(['a.js', 'main-3.js'], now + 7 * DAY_MS)).toEqual([
    'a.js',
    'main-1.js',
    'main-2.js',
    'main-3.js',
  ])
  expect(build(['a.js', 'main-3.js'], now + 8 * DAY_MS)).toEqual(['a.js', 'main-2.js', 'main-3.js'])
  rmSync(root, { recursive: true })
})
