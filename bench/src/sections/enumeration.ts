import { attemptRecovery, createRecoveryCode, logIn, signUp, startProduct } from '../product.ts'
import { formatMs, type ReportLine } from '../report.ts'
import { median, rankAuc } from '../statistics.ts'
import { waitForGazetteer } from './place-search.ts'

const PLENTY = '100000000'
const WARM_UP = 20

/** Attack attempts; each resolves to its status. */
const attempts = [
  {
    what: 'wrong password',
    attempt: (url: string, username: string) => logIn(url, username, 'not the password'),
  },
  { what: 'wrong recovery code', attempt: attemptRecovery },
]

/**
 * Tests if the response time of a refusal reveals that a name exists: a wrong password, then a wrong recovery code, for
 * known and unknown names in turn; the known ones have a code. Every name is tried once each way, so that no series of
 * failures interferes.
 */
export async function enumerationSection(pairs: number): Promise<ReportLine[]> {
  const product = await startProduct({
    LOGIN_FAILURES_PER_ADDRESS_MINUTE: PLENTY,
    LOGIN_FAILURES_PER_ADDRESS_HOUR: PLENTY,
  })
  try {
    await waitForGazetteer(product.url, product.cookie)
    const names = Array.from({ length: WARM_UP + pairs }, (_, n) => ({
      known: `known ${n}`,
      unknown: `never ${n}`,
    }))
    for (const { known } of names) await createRecoveryCode(product.url, await signUp(product.url, known))
    const lines: ReportLine[] = []
    for (const { what, attempt } of attempts) {
      const times = { known: [] as number[], unknown: [] as number[] }
      for (const [n, pair] of names.entries()) {
        // Alternates which goes first.
        for (const kind of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
          const time = await refusal(() => attempt(product.url, pair[kind]))
          if (n >= WARM_UP) times[kind].push(time)
        }
      }
      lines.push(...compared(what, times))
    }
    return lines
  } finally {
    await product.stop()
  }
}

function compared(what: string, times: { known: number[]; unknown: number[] }): ReportLine[] {
  const medians = { known: median(times.known), unknown: median(times.unknown) }
  const difference = Math.abs(medians.known - medians.unknown) / medians.unknown
  return [
    {
      what: `${what}, ${times.known.length} pairs of a known and an unknown name: difference of the medians`,
      figure: `${(difference * 100).toFixed(1)} %`,
      aim: 'under 5 %',
    },
    {
      what: `${what}: the medians, known / unknown`,
      figure: `${formatMs(medians.known)} / ${formatMs(medians.unknown)}`,
    },
    {
      what: `${what}, rank AUC: how often a known name takes longer than an unknown one`,
      figure: rankAuc(times.known, times.unknown).toFixed(2),
      aim: '0.45 to 0.55',
    },
  ]
}

/** Duration of a refused attempt, in ms. */
async function refusal(attempt: () => Promise<number>): Promise<number> {
  const startedAt = performance.now()
  const status = await attempt()
  const time = performance.now() - startedAt
  if (status !== 401) throw new Error(`a wrong try was answered with ${status}`)
  return time
}
