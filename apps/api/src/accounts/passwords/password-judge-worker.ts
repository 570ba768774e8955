import { parentPort } from 'node:worker_threads'
import { findWeakness } from './password-judge.ts'

/** A question to the worker, which first sends `ready` and then answers in order. */
export interface PasswordCheckRequest {
  password: string
  own: readonly string[]
}

parentPort?.on('message', ({ password, own }: PasswordCheckRequest) => {
  parentPort?.postMessage(findWeakness(password, own))
})
parentPort?.postMessage('ready')
