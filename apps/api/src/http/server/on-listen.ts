import type { FastifyInstance } from 'fastify'

/** Lets features run work when the app first listens; no response waits for it. */
export function onListen(app: FastifyInstance) {
  return (work: () => void): void => {
    app.addHook('onListen', async () => work())
  }
}
