import { respondNormally } from '@smart-farming/upstream-doubles/double'
import { drippingReply, hang, hugeReply, status } from '@smart-farming/upstream-doubles/faults'
import { streamFaults } from '@smart-farming/upstream-doubles/openai'
import type { SoakWorld } from './world.ts'

export interface Fault {
  readonly name: string
  begin(world: SoakWorld): void | Promise<void>
  end(world: SoakWorld): void
}

/**
 * Simulates an administrator or the restart of a pooler. The product and its job queue lose idle
 * connections.
 */
const idleKilled: Fault = {
  name: 'database: idle connections killed',
  begin: async ({ sql }) => {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'smart-farming%' and state = 'idle'`
  },
  end: () => {},
}

const lineFaults = (['database', 'weather', 'model'] as const).flatMap((target) =>
  (['hole', 'fin', 'rst'] as const).map(
    (mode): Fault => ({
      name: `${target}: ${mode}`,
      begin: ({ lines }) => lines[target].set({ mode }),
      end: ({ lines }) => lines[target].set({ mode: 'pass' }),
    }),
  ),
)
const answers = { hang, 'status 500': status(500), huge: hugeReply(), drip: drippingReply(200) }
const answerFaults = (['weather', 'model'] as const).flatMap((target) =>
  Object.entries(answers).map(
    ([what, behaviour]): Fault => ({
      name: `${target}: ${what}`,
      begin: ({ doubles }) => doubles[target].respond(behaviour),
      end: restoreDoubles,
    }),
  ),
)

/** Endless random faults. None repeats before all have occurred. */
export function* randomFaults(random: () => number): Generator<Fault, never> {
  // Killed connections come first, so that even a short run includes them.
  yield idleKilled
  for (;;) {
    const left = [...lineFaults, ...answerFaults, idleKilled]
    while (left.length > 0) yield* left.splice(Math.floor(random() * left.length), 1)
  }
}

/**
 * Sets the normal behaviour of the doubles. The model writes slowly, so that readers can disconnect
 * in the middle.
 */
export function restoreDoubles({ doubles }: Pick<SoakWorld, 'doubles'>): void {
  doubles.weather.respond(respondNormally)
  doubles.model.respond(
    streamFaults.slowly('Prices differ from market to market; ask at yours. '.repeat(5), 20),
  )
}
