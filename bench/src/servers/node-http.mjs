// Lower bound: node:http sending fixed bytes.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const bytes = readFileSync(process.env.BYTES ?? '')
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-encoding': 'br',
  'content-length': bytes.length,
}
// The same timeout as Fastify's. With the default of 5 s, connections would close while the load
// uses them.
createServer({ keepAliveTimeout: 72_000 }, (_request, response) => {
  response.writeHead(200, headers).end(bytes)
}).listen(Number(process.env.PORT), '127.0.0.1')
