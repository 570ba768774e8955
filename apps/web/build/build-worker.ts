import { bundleClassicScript } from './classic-script.ts'

/** Service workers: `keep` caches the application on the device, `remove` uninstalls it. */
export const workers = { keep: 'src/worker/worker.ts', remove: 'src/worker/remove.ts' } as const

/** Bundles the script of a service worker. */
export const buildWorker = (name: keyof typeof workers): Promise<string> => bundleClassicScript(workers[name])
