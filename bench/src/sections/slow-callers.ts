import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sendAtRate } from '../open-loop.ts'
import { startProduct } from '../product.ts'
import { formatMs, type ReportLine } from '../report.ts'
import { percentile } from '../statistics.ts'

const CALLERS = 500
/** Their arrival is spread over this many seconds, because it is not what is measured. */
const COMING = 2
/** Longest allowed time of a slow caller, plus the product's check interval and the arrival of the last one. */
const SECONDS = 15 + 1 + COMING
const PROBES_PER_SECOND = 20

/** Callers who send one byte per second, half of them of a header and half of a body, and their effect on a farmer. */
export async function slowCallersSection(): Promise<ReportLine[]> {
  const product = await startProduct()
  try {
    const { hostname, port } = new URL(product.url)
    const probe = () => ({ url: `${product.url}/api/health`, headers: {} })
    await sendAtRate(probe, PROBES_PER_SECOND, 2) // Warm-up.
    const head = 'GET /api/health HTTP/1.1\r\nX-A: '
    const body = `POST /api/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{`
    const callers = Array.from({ length: CALLERS }, async (_, n) => {
      await wait((n * COMING * 1_000) / CALLERS)
      return drip(hostname, port, n % 2 ? head : body)
    })
    const probes = await sendAtRate(probe, PROBES_PER_SECOND, SECONDS)
    const ends = await Promise.all(callers)
    return [
      {
        what: `${CALLERS} callers of a byte a second: told 408`,
        figure: String(ends.filter(({ status }) => status === '408').length),
        aim: String(CALLERS),
      },
      {
        what: 'the last of them is cut off after',
        figure: formatMs(Math.max(...ends.map(({ tookMs }) => tookMs))),
        aim: '16000 ms',
      },
      {
        what: 'p99 of /api/health meanwhile',
        figure: formatMs(
          percentile(
            probes.map((one) => one.ms),
            0.99,
          ),
        ),
        aim: '100 ms',
      },
    ]
  } finally {
    await product.stop()
  }
}

/** Sends a prefix and then one byte per second, until disconnected. */
async function drip(
  host: string,
  port: string,
  beginning: string,
): Promise<{ status: string; tookMs: number }> {
  const socket = connect({ host, port: Number(port) })
  const startedAt = performance.now()
  let received = ''
  socket.on('data', (part) => {
    received += part.toString('latin1')
  })
  socket.on('error', () => {})
  socket.write(beginning)
  const drops = setInterval(() => socket.writable && socket.write('x'), 1_000)
  await once(socket, 'close')
  clearInterval(drops)
  return { status: received.slice(9, 12), tookMs: performance.now() - startedAt }
}
