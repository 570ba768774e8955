import { parentPort } from 'node:worker_threads'
import { findWeakness } from './password-judge.ts'

/** A question to the worker. After sending `ready`, the worker answers in order, with a reason or undefined. */
export interface PasswordCheckRequest {
  password: string
  own: readonly string[]
}

parentPort?.on('message', ({ password, own }: PasswordCheckRequest) => {
  parentPort?.postMessage(findWeakness(password, own))
})
parentPort?.postMessage('ready')
