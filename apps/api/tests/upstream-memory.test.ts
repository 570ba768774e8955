import { huge } from '@smart-farming/upstream-doubles/faults'
import { expect, test } from 'vitest'
import { adapters } from './_adapters.ts'

const MB = 1_000_000
/** Peak before the first of the huge answers, in MB. */
let before: number | undefined

// A file of its own, because it asks for the most that this process ever held.
test.each(Object.keys(adapters))('%s: an answer of 400 MB is refused before it takes 50 MB', async (name) => {
  const service = await adapters[name]?.()
  if (service === undefined) throw new Error(`there is no ${name}`)
  const patience = AbortSignal.timeout(15_000)
  await service.call(patience)
  service.double.respond(huge())
  before ??= mostHeldMb()
  await expect(service.call(patience)).rejects.toThrow()
  const grown = mostHeldMb() - before
  expect(grown).toBeLessThan(50)
  await service.close()
})

/** Peak of the resident set since the start of the process, in MB; the system gives KB. */
function mostHeldMb(): number {
  return (process.resourceUsage().maxRSS * 1024) / MB
}
