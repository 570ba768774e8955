import { fileURLToPath } from 'node:url'
import { startChild } from '../child.ts'
import { type ClosedLoopLoad, type ClosedLoopResult, runClosedLoop } from '../closed-loop.ts'
import type { ComparedServers } from '../compared-servers.ts'
import { FORECAST } from '../product.ts'
import { formatPercent, formatRatio, formatUs, type ReportLine } from '../report.ts'
import { median } from '../statistics.ts'

const express = fileURLToPath(new URL('../servers/express-session.ts', import.meta.url))

/**
 * The signed-in forecast from the cache, with all features on, against bare Fastify with the same bytes and the usual
 * stack.
 */
export async function forecastSection(
  { product, bareFastify, jsonFile }: ComparedServers,
  rounds: number,
  seconds: number,
): Promise<ReportLine[]> {
  const usual = await startChild(express, { env: { DATABASE_URL: product.databaseUrl, JSON_FILE: jsonFile } })
  const signedIn = (await fetch(`${usual.url}/login`)).headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const brotli = { 'accept-encoding': 'br' }
  const etag =
    (await fetch(product.url + FORECAST, { headers: { cookie: product.cookie } })).headers.get('etag') ?? ''
  const contenders = {
    product: [product, { path: FORECAST, headers: { ...brotli, cookie: product.cookie } }],
    notModified: [
      product,
      { path: FORECAST, headers: { ...brotli, cookie: product.cookie, 'if-none-match': etag } },
    ],
    bare: [bareFastify, { path: '/', headers: brotli }],
    usual: [usual, { path: '/forecast', headers: { ...brotli, cookie: signedIn } }],
  } as const
  type Name = keyof typeof contenders
  const runs: Record<Name, ClosedLoopResult[]> = { product: [], notModified: [], bare: [], usual: [] }
  const order = Object.keys(contenders) as Name[]
  for (let round = 0; round < rounds; round += 1) {
    // Every second round in reverse, so that a machine that slows down does not favour the first.
    for (const name of round % 2 === 0 ? order : order.toReversed()) {
      const [server, load] = contenders[name]
      runs[name].push(await runClosedLoop(server, { ...(load as Omit<ClosedLoopLoad, 'seconds'>), seconds }))
    }
  }
  await usual.stop()
  const rate = (name: Name) => median(runs[name].map((run) => run.requestsPerSecond))
  const cpu = (name: Name) => median(runs[name].map((run) => run.cpuUsPerRequest))
  return [
    {
      what: 'forecast, share of bare Fastify',
      figure: formatPercent(rate('product') / rate('bare')),
      aim: '50 %',
    },
    {
      what: 'forecast, times the usual stack (Express 5, session in PostgreSQL)',
      figure: formatRatio(rate('product') / rate('usual')),
      aim: '10',
    },
    {
      what: '304, share of bare Fastify sending 200',
      figure: formatPercent(rate('notModified') / rate('bare')),
    },
    { what: 'processor a request: product', figure: formatUs(cpu('product')) },
    { what: 'processor a request: product, 304', figure: formatUs(cpu('notModified')) },
    { what: 'processor a request: bare Fastify', figure: formatUs(cpu('bare')) },
    { what: 'processor a request: usual stack', figure: formatUs(cpu('usual')) },
  ]
}
