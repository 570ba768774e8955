import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { listen } from './listen.ts'

const anyPort = { host: '127.0.0.1', port: 0 }
const opened: { app: FastifyInstance; sockets: Socket[] }[] = []
afterEach(async () => {
  for (const { app, sockets } of opened.splice(0)) {
    for (const socket of sockets) socket.destroy()
    await app.close()
  }
})

async function started() {
  const app = Fastify()
  app.get('/', () => 'rain')
  const sockets: Socket[] = []
  opened.push({ app, sockets })
  const url = await listen(app, anyPort)
  const port = Number(new URL(url).port)
  const dial = () => {
    const socket = connect({ host: '127.0.0.1', port })
    sockets.push(socket)
    return socket
  }
  return { app, url, port, dial }
}

test.runIf(process.platform === 'linux')('accepts several connections per event loop turn', async () => {
  const { app, dial } = await started()
  let turn = 0
  let ticking = setImmediate(() => {})
  const tick = () => {
    turn += 1
    ticking = setImmediate(tick)
  }
  tick()
  const turns: number[] = []
  const crowd = new Promise<void>((resolve) => {
    app.server.on('connection', () => turns.push(turn) === 64 && resolve())
  })
  for (let caller = 0; caller < 64; caller += 1) dial()
  await crowd
  clearImmediate(ticking)
  const most = Math.max(...turns.map((at) => turns.filter((other) => other === at).length))
  expect(most).toBeGreaterThanOrEqual(4)
})

test('each listening socket hands its connections to the application, which answers them', async () => {
  const { app, url, dial } = await started()
  const answers = await Promise.all(Array.from({ length: 32 }, () => fetch(url).then((it) => it.text())))
  expect(new Set(answers)).toEqual(new Set(['rain']))
  let inside = 0
  app.server.on('connection', () => {
    inside += 1
  })
  const gone = Array.from(
    { length: 32 },
    () => new Promise((resolve) => dial().on('close', resolve).resume()),
  )
  await expect.poll(() => inside).toBe(32)
  app.server.closeAllConnections()
  await Promise.all(gone)
})

test('a second instance on the same port fails with EADDRINUSE', async () => {
  const { port } = await started()
  const second = Fastify()
  opened.push({ app: second, sockets: [] })
  await expect(listen(second, { ...anyPort, port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    syscall: 'listen',
  })
})

test('closing frees the port for another instance', async () => {
  const { app, port } = await started()
  await app.close()
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  const next = Fastify()
  opened.push({ app: next, sockets: [] })
  next.get('/', () => 'sun')
  await listen(next, { ...anyPort, port })
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('sun')
})
