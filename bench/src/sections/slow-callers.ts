import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Contenders } from '../contenders.ts'
import { latenciesOf, sendAtRate } from '../load/open-loop.ts'
import { formatMs, type Row, rowWithLimit } from '../report.ts'
import { percentile } from '../statistics.ts'

const CALLERS = 500
/** The slow callers arrive over this many seconds, because their arrival is not measured. */
const ARRIVAL_SECONDS = 2
/** Maximum duration of a slow caller, plus the product's interval of checks for slow callers. */
const AIM_SECONDS = 15 + 1
const PROBES_PER_SECOND = 20

/**
 * The effect on a farmer of callers that send one byte a second, half of them in a header and half
 * in a body.
 */
export async function slowCallersSection({ product: { url } }: Contenders): Promise<Row[]> {
  const { hostname, port } = new URL(url)
  const head = 'GET /api/health HTTP/1.1\r\nX-A: '
  const body = `POST /api/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{`
  const callers = Array.from({ length: CALLERS }, async (_, n) => {
    await wait((n * ARRIVAL_SECONDS * 1_000) / CALLERS)
    return drip(hostname, Number(port), n % 2 ? head : body)
  })
  const probe = () => ({ url: `${url}/api/health`, headers: {} })
  const probes = await sendAtRate(probe, PROBES_PER_SECOND, AIM_SECONDS + ARRIVAL_SECONDS)
  const ends = await Promise.all(callers)
  const refused = ends.filter(({ status }) => status === '408').length
  const lastSeconds = Math.max(...ends.map(({ tookMs }) => tookMs)) / 1000
  return [
    {
      line: `${CALLERS} callers of a byte a second: answered with 408, the last one after`,
      figure: `${refused}, ${lastSeconds.toFixed(1)} s`,
      aim: `${CALLERS}, ${AIM_SECONDS.toFixed(1)} s`,
      // Timers are not exact to the millisecond.
      isMet: refused === CALLERS && lastSeconds < AIM_SECONDS + 0.1,
    },
    rowWithLimit('p99 of /api/health beside them', percentile(latenciesOf(probes), 0.99), 100, formatMs),
  ]
}

/** Sends a prefix and then one byte a second, until disconnected. */
async function drip(host: string, port: number, prefix: string): Promise<{ status: string; tookMs: number }> {
  const socket = connect({ host, port })
  const startedAt = performance.now()
  let received = ''
  socket.on('data', (part) => {
    received += part.toString('latin1')
  })
  socket.on('error', () => {})
  socket.write(prefix)
  const drops = setInterval(() => socket.writable && socket.write('x'), 1_000)
  await once(socket, 'close')
  clearInterval(drops)
  return { status: received.slice(9, 12), tookMs: performance.now() - startedAt }
}
