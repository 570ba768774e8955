import { classicScript } from './classic-script.ts'

/** Service workers: `keep` keeps the application on the phone, `remove` takes that back. */
export const workers = { keep: 'src/worker/worker.ts', remove: 'src/worker/remove.ts' } as const

/** The text of a service worker. */
export const buildWorker = (name: keyof typeof workers): Promise<string> => classicScript(workers[name])
