import type { FastifyInstance } from 'fastify'

/** Lets features start work when the app first listens. Responses do not wait for it. */
export function onListen(app: FastifyInstance) {
  return (work: () => void): void => {
    app.addHook('onListen', async () => work())
  }
}
