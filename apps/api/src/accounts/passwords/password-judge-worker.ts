import { parentPort } from 'node:worker_threads'
import { weakness } from './password-judge.ts'

/** What the worker is asked, and answers in the same order with a reason or undefined, once it has said `ready`. */
export interface PasswordToJudge {
  password: string
  own: readonly string[]
}

parentPort?.on('message', ({ password, own }: PasswordToJudge) => {
  parentPort?.postMessage(weakness(password, own))
})
parentPort?.postMessage('ready')
