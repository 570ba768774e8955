import { getEnvironmentData, parentPort, workerData } from 'node:worker_threads'

// Replaces the thread that reads price files, and reports everything that code in the thread can
// see.
const { argv, env, execArgv } = process
const seen = {
  argv: argv.slice(1),
  env: { ...env },
  execArgv,
  data: workerData,
  shared: getEnvironmentData('all'),
}
parentPort?.postMessage({ items: [seen] })
parentPort?.once('message', () => parentPort?.postMessage({ done: true }))
