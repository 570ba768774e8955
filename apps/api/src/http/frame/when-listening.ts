import type { FastifyInstance } from 'fastify'

/** How features are told that an app listens for the first time; what they begin then holds up no answer. */
export function whenListening(app: FastifyInstance) {
  return (work: () => void): void => {
    app.addHook('onListen', async () => work())
  }
}
