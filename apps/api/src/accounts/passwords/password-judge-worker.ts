import { parentPort } from 'node:worker_threads'
import { weakness } from './password-judge.ts'

/** A question to the worker. It answers in order, with a reason or undefined, after it has sent `ready`. */
export interface PasswordToJudge {
  password: string
  own: readonly string[]
}

parentPort?.on('message', ({ password, own }: PasswordToJudge) => {
  parentPort?.postMessage(weakness(password, own))
})
parentPort?.postMessage('ready')
