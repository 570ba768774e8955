import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { UnreadableFile } from '../../../src/market/imports/price-item.ts'
import { refreshPrices } from '../../../src/market/imports/refresh-prices.ts'
import { parseInWorker } from '../../../src/market/parsing/parse-in-worker.ts'
import { startApp } from '../../support/app.ts'
import { collectItems, createPinkSheet, refusalText } from '../../support/prices/price-files.ts'
import { startPriceSites } from '../../support/prices/price-sites.ts'
import { createWfpFile } from '../../support/prices/prices.ts'

// A hostile file must not exhaust the server's memory or block other requests.

const threads = () => process.getActiveResourcesInfo().filter((kind) => kind === 'MessagePort').length

async function* whole(content: Uint8Array | string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content)
}

test('parsing in a worker thread gives the same rows as parsing directly', async () => {
  const { sourceList } = await import('../../../src/market/sources/source-list.ts')
  const bad = `${createWfpFile([['2026-07-15', 'Nakuru', 3650]])}x\n`
  for (const [source, content] of [
    ['world-bank', createPinkSheet()],
    ['wfp', bad],
  ] as const) {
    const options = { country: 'KE' }
    const here = await collectItems(sourceList[source].read(whole(content), options))
    expect(here.length).toBeGreaterThan(1)
    expect(await collectItems(parseInWorker(source, whole(content), options))).toEqual(here)
  }
})

test('the parser thread has no access to the settings or secrets of the process', async () => {
  const script = fileURLToPath(new URL('../../support/processes/thread-probe.ts', import.meta.url))
  process.env.SESSION_SECRET = 'canary'
  try {
    const [seen] = await collectItems(parseInWorker('wfp', whole(''), { country: 'KE' }, { script }))
    expect(seen).toEqual({
      argv: [script],
      env: {},
      execArgv: [],
      data: { source: 'wfp', options: { country: 'KE' } },
      shared: undefined,
    })
  } finally {
    delete process.env.SESSION_SECRET
  }
})

test('reports why a file is unreadable, and passes on errors from its source', async () => {
  const refused = collectItems(parseInWorker('world-bank', whole('no workbook'), {}))
  await expect(refused).rejects.toThrow(UnreadableFile)
  await expect(refusalText(refused)).rejects.toThrow('It is not a workbook')
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('date,')
    throw new Error('the disk is gone')
  }
  await expect(collectItems(parseInWorker('wfp', broken(), { country: 'KE' }))).rejects.toThrow(
    'the disk is gone',
  )
})

test('refuses a file that needs too much memory, and the process survives', async () => {
  const bomb = `[${'{},'.repeat(2_000_000)}{}]`
  const read = collectItems(parseInWorker('eu', whole(bomb), {}, { heapMb: 24 }))
  await expect(refusalText(read)).rejects.toThrow('It takes too much memory to read.')
})

test('gives up on a file that takes too long to read', async () => {
  const long = `[${'{},'.repeat(500_000)}{}]`
  await expect(
    refusalText(collectItems(parseInWorker('eu', whole(long), {}, { silentMs: 1 }))),
  ).rejects.toThrow('It takes too long to read.')
})

test('the process stays responsive while a file is read', async () => {
  const content = Buffer.from(`[${'{"a":[{"b":"c"}]},'.repeat(300_000)}{}]`)
  let turns = 0
  let over = false
  const turn = () => {
    turns += 1
    if (!over) setImmediate(turn)
  }
  setImmediate(turn)
  const items = parseInWorker('eu', whole(content), {})
  expect((await items.next()).value).toMatchObject({ kind: 'bad', at: { code: 'item', item: 1 } })
  over = true
  await items.return(undefined)
  // Parsing in this thread would leave only a few turns.
  expect(turns).toBeGreaterThan(100)
})

test('scheduled downloads are parsed in a worker thread too', async () => {
  const [product, sites] = await Promise.all([startApp(), startPriceSites()])
  const before = threads()
  let most = before
  const looking = setInterval(() => {
    most = Math.max(most, threads())
  })
  try {
    const { signal } = new AbortController()
    for (const source of ['world-bank', 'eu', 'ecb'] as const) {
      most = before
      const options = { now: new Date('2026-09-21T14:20:00Z'), signal, addresses: sites.addresses }
      expect(await refreshPrices(product.deps.database, source, options)).toMatchObject({ outcome: 'done' })
      expect(most, source).toBe(before + 1)
    }
  } finally {
    clearInterval(looking)
    await product.close()
    await sites.double.close()
  }
})

test('a reader that stops early leaves no thread behind', async () => {
  const before = threads()
  const items = parseInWorker('wfp', whole(createWfpFile([['2026-07-15', 'Nakuru', 3650]])), {
    country: 'KE',
  })
  for await (const _ of items) break
  await expect.poll(threads).toBe(before)
})
