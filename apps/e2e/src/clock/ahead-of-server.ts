import { Server, type ServerResponse } from 'node:http'
import { setAhead } from './ahead.ts'
import { AHEAD_MS } from './held-hour.ts'

// Loaded before the product's server, with `--import`.
setAhead(Number(process.env[AHEAD_MS]))

// Node dates responses by the machine's clock, and pages compare that date with their own clock.
Server.prototype.emit = new Proxy(Server.prototype.emit, {
  apply: (emit, server, event: [name: string, asked: unknown, answer: ServerResponse]) => {
    const [name, , answer] = event
    if (name === 'request') answer.setHeader('date', new Date().toUTCString())
    return Reflect.apply(emit, server, event)
  },
})
