import { getEnvironmentData, parentPort, workerData } from 'node:worker_threads'

// Stands in for the thread that reads price files, and tells what whatever runs there could tell.
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
