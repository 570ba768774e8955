import { logIn, signUp, startProduct } from '../product.ts'
import { type Line, ms } from '../report.ts'
import { median, rankAuc } from '../statistics.ts'
import { gazetteerIsLoaded } from './place-search.ts'

const PLENTY = '100000000'
const WARM_UP = 20

/**
 * Whether the time of a refused log-in tells that a name exists: a wrong password for a known and for an unknown name,
 * one after the other. Every name is tried once, so no streak of failures comes into it.
 */
export async function enumerationSection(pairs: number): Promise<Line[]> {
  const product = await startProduct({
    LOGIN_FAILURES_PER_ADDRESS_MINUTE: PLENTY,
    LOGIN_FAILURES_PER_ADDRESS_HOUR: PLENTY,
  })
  try {
    await gazetteerIsLoaded(product.url, product.cookie)
    const names = Array.from({ length: WARM_UP + pairs }, (_, n) => ({
      known: `known ${n}`,
      unknown: `never ${n}`,
    }))
    for (const { known } of names) await signUp(product.url, known)
    const times = { known: [] as number[], unknown: [] as number[] }
    for (const [n, pair] of names.entries()) {
      // Each goes first every second time.
      for (const kind of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const time = await refusal(product.url, pair[kind])
        if (n >= WARM_UP) times[kind].push(time)
      }
    }
    const medians = { known: median(times.known), unknown: median(times.unknown) }
    const difference = Math.abs(medians.known - medians.unknown) / medians.unknown
    return [
      {
        what: `wrong password, ${pairs} pairs of a known and an unknown name: difference of the medians`,
        figure: `${(difference * 100).toFixed(1)} %`,
        aim: 'under 5 %',
      },
      { what: 'the medians, known / unknown', figure: `${ms(medians.known)} / ${ms(medians.unknown)}` },
      {
        what: 'rank AUC: how often a known name takes longer than an unknown one',
        figure: rankAuc(times.known, times.unknown).toFixed(2),
        aim: '0.45 to 0.55',
      },
    ]
  } finally {
    await product.stop()
  }
}

/** How long a log-in takes that is refused, in ms. */
async function refusal(url: string, username: string): Promise<number> {
  const startedAt = performance.now()
  const status = await logIn(url, username, 'not the password')
  const time = performance.now() - startedAt
  if (status !== 401) throw new Error(`a wrong password was answered with ${status}`)
  return time
}
