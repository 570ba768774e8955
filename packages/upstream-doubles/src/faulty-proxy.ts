import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * What the line between two programs can do: `pass` carries bytes, `hole` swallows them (a failover, a lost NAT entry),
 * `fin` closes politely at once, `rst` resets. `latencyMs` delays what passes, each way.
 */
export type LineState = { mode: 'pass' | 'hole' | 'fin' | 'rst'; latencyMs?: number }

export interface FaultyProxy {
  readonly port: number
  /** Takes hold at once, of open connections too. */
  set(state: LineState): void
  /** Connections open now. */
  connections(): number
  close(): Promise<void>
}

/**
 * A TCP line to `target` that can be broken: to put in front of PostgreSQL or an upstream in a test.
 *
 * @param port to listen on; 0 picks a free one. The port of a closed line, to bring it back after refusing for a while
 */
export async function startFaultyProxy(
  target: { host?: string; port: number },
  port = 0,
): Promise<FaultyProxy> {
  let state: LineState = { mode: 'pass' }
  const open = new Set<Socket>()
  /** Ends whose other side has gone while nothing came through. */
  const leftBehind = new Set<Socket>()

  const server = createServer((near) => {
    track(near)
    if (cut(near)) return
    const far = track(connect({ host: target.host ?? '127.0.0.1', port: target.port }))
    carry(near, far)
    carry(far, near)
  })

  function track(socket: Socket): Socket {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
    return socket
  }

  function cut(socket: Socket): boolean {
    // Read on, or the other side's end would never be seen.
    if (state.mode === 'fin') socket.end().resume()
    if (state.mode === 'rst') socket.resetAndDestroy()
    return state.mode === 'fin' || state.mode === 'rst'
  }

  function carry(from: Socket, to: Socket): void {
    // In a hole the other side never learns anything, not even that this one has gone.
    const pass = (action: () => void) => {
      const act = () => state.mode === 'pass' && !to.destroyed && action()
      if (state.latencyMs === undefined) act()
      else setTimeout(act, state.latencyMs)
    }
    from.on('data', (bytes) => pass(() => to.write(bytes)))
    from.on('end', () => pass(() => to.end()))
    from.on('close', () => {
      if (state.mode === 'hole') leftBehind.add(to)
      else pass(() => to.destroySoon())
    })
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    set: (next) => {
      state = next
      for (const socket of open) cut(socket)
      if (next.mode === 'hole') return
      // Once packets come through again, the first one to a side that has gone is answered with a reset.
      for (const socket of leftBehind) socket.resetAndDestroy()
      leftBehind.clear()
    },
    connections: () => open.size / 2,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
