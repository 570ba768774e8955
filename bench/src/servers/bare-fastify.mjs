// Fastify baseline: one route, fixed bytes, no plugins.
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

const bytes = readFileSync(process.env.BYTES ?? '')
const app = Fastify()
app.get('/', (_request, reply) =>
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-encoding', 'br')
    .send(bytes),
)
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
