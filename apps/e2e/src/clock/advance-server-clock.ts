import { Server, type ServerResponse } from 'node:http'
import { advanceClock } from './advance-clock.ts'
import { CLOCK_OFFSET_VARIABLE } from './clock-offset.ts'

// Preloaded by the product's server, with `--import`.
advanceClock(Number(process.env[CLOCK_OFFSET_VARIABLE]))

// Node dates responses by the machine's clock, but pages compare that date with their own clock.
Server.prototype.emit = new Proxy(Server.prototype.emit, {
  apply: (emit, server, event: [name: string, asked: unknown, answer: ServerResponse]) => {
    const [name, , answer] = event
    if (name === 'request') answer.setHeader('date', new Date().toUTCString())
    return Reflect.apply(emit, server, event)
  },
})
