import { respondNormally } from '@smart-farming/upstream-doubles/double'
import { drip, hang, huge, status } from '@smart-farming/upstream-doubles/faults'
import type { ConnectionState } from '@smart-farming/upstream-doubles/faulty-proxy'
import { streamFaults } from '@smart-farming/upstream-doubles/openai'
import { pickOne } from './random.ts'
import type { ProxiedService, SoakWorld } from './world.ts'

/** A temporary fault, with a function that ends it. */
export interface Fault {
  readonly name: string
  begin(world: SoakWorld): void | Promise<void>
  end(world: SoakWorld): void
}

const line = (target: ProxiedService, mode: ConnectionState['mode']): Fault => ({
  name: `${target}: ${mode}`,
  begin: ({ lines }) => lines[target].set({ mode }),
  end: ({ lines }) => lines[target].set({ mode: 'pass' }),
})

const answers = { hang, 'status 500': status(500), huge: huge(), drip: drip(200) }
const service = (target: 'weather' | 'model', what: keyof typeof answers): Fault => ({
  name: `${target}: ${what}`,
  begin: ({ doubles }) => doubles[target].respond(answers[what]),
  end: resetDoubles,
})

/** Simulates an administrator, or the restart of a pooler: the product and its job queue lose idle connections. */
const idleKilled: Fault = {
  name: 'database: idle connections killed',
  begin: async ({ sql }) => {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'smart-farming%' and state = 'idle'`
  },
  end: () => {},
}

const targets = ['database', 'weather', 'model'] as const
const faults: readonly Fault[] = [
  idleKilled,
  ...targets.flatMap((target) => (['hole', 'fin', 'rst'] as const).map((mode) => line(target, mode))),
  ...(['weather', 'model'] as const).flatMap((target) =>
    (['hang', 'status 500', 'huge', 'drip'] as const).map((what) => service(target, what)),
  ),
]

/** Endless random faults; none repeats before all have occurred. */
export function* randomFaults(random: () => number): Generator<Fault, never> {
  // The killed connections come first, so that a short run includes them.
  let left = [idleKilled]
  for (;;) {
    const [first, ...others] = left.length > 0 ? left : faults
    const fault = pickOne([first ?? idleKilled, ...others], random)
    yield fault
    left = (left.length > 0 ? left : faults).filter((other) => other !== fault)
    if (left.length === 0) left = [...faults]
  }
}

/** Normal behaviour of the doubles: the model writes slowly enough for readers to disconnect in the middle. */
export function resetDoubles({ doubles }: Pick<SoakWorld, 'doubles'>): void {
  doubles.weather.respond(respondNormally)
  doubles.model.respond(
    streamFaults.slowly('Prices differ from market to market; ask at yours. '.repeat(5), 20),
  )
}
