import { connect, type Socket } from 'node:net'

/** A raw HTTP response. */
export interface RawResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Sends raw bytes and reads until the server closes the connection. An empty response has status 0.
 */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<RawResponse> {
  const socket = connect({ host: '127.0.0.1', port })
  socket.write(bytes)
  return readRawResponse(socket)
}

/** Reads one response from a socket until it closes. */
export function readRawResponse(socket: Socket): Promise<RawResponse> {
  const { promise, resolve } = Promise.withResolvers<RawResponse>()
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  // A connection that is reset after the response has still delivered it.
  socket.on('error', () => {})
  socket.once('close', () => resolve(parse(Buffer.concat(parts).toString('latin1'))))
  return promise
}

function parse(text: string): RawResponse {
  const [head = '', ...body] = text.split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  return {
    status: Number(status.split(' ')[1] ?? 0),
    headers: Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    ),
    body: body.join('\r\n\r\n'),
  }
}
