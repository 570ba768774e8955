import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/** Service workers: `keep` keeps the application on the phone, `remove` takes that back. */
export const workers = { keep: 'src/worker/worker.ts', remove: 'src/worker/remove.ts' } as const

/** The text of a service worker: one classic script, because Firefox and older Safari know no modules there. */
export async function buildWorker(name: keyof typeof workers): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: join(import.meta.dirname, '..', workers[name]), formats: ['iife'], name },
    },
  })
  const [
    {
      output: [{ code }],
    },
  ] = made as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return code
}
