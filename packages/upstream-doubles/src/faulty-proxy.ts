import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * Connection state: `pass` forwards bytes, `hole` drops them (a failover, a lost NAT entry), `fin`
 * closes gracefully, `rst` resets. `latencyMs` delays forwarded bytes in each direction.
 */
export type ConnectionState = { mode: 'pass' | 'hole' | 'fin' | 'rst'; latencyMs?: number }

export interface FaultyProxy {
  readonly port: number
  /** Sets the state of new and open connections. */
  set(state: ConnectionState): void
  connections(): number
  close(): Promise<void>
}

/**
 * Starts a TCP proxy in front of `target` that can be made to fail, for PostgreSQL or an upstream
 * in a test.
 *
 * @param port port to listen on; 0 picks a free port. Reuse a closed proxy's port to simulate a
 * restart
 */
export async function startFaultyProxy(
  target: { host?: string; port: number },
  port = 0,
): Promise<FaultyProxy> {
  let state: ConnectionState = { mode: 'pass' }
  const open = new Set<Socket>()
  /** Sockets whose peer closed while the state was `hole`. */
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
    // Keep reading to notice when the peer closes.
    if (state.mode === 'fin') socket.end().resume()
    if (state.mode === 'rst') socket.resetAndDestroy()
    return state.mode === 'fin' || state.mode === 'rst'
  }

  function carry(from: Socket, to: Socket): void {
    // In a hole, the peer does not even learn that the other side has closed.
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
      // After a hole, the first packet to a closed connection is answered with a reset.
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
