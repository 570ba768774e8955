import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Whether an address is a trusted proxy. */
export type IsProxy = (address: string | undefined) => boolean

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Address of the caller, in canonical spelling ({@link canonicalAddress}). Limits and log lines
     * must use it instead of Fastify's `ip`, which trusts the header. Undefined for a caller that
     * has disconnected, and over a Unix socket.
     */
    readonly clientAddress: string | undefined
  }
}

/** Adds {@link FastifyRequest.clientAddress} to every request. */
export function addClientAddress(app: FastifyInstance, isProxy: IsProxy): void {
  app.decorateRequest('clientAddress', {
    getter() {
      return clientAddress(this.raw, isProxy)
    },
  })
}

/**
 * Creates a function that checks whether an address is in one of these ranges.
 * @param ranges validated addresses or CIDR ranges
 */
export function createAddressMatcher(ranges: readonly string[]): (address: string | undefined) => boolean {
  const listed = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    if (bits === undefined) listed.addAddress(address, family(address))
    else listed.addSubnet(address, Number(bits), family(address))
  }
  return (address) => {
    const known = canonicalAddress(address)
    return known !== undefined && listed.check(known, family(known))
  }
}

/**
 * The nearest address that is not a trusted proxy. Each proxy appends the address that it saw to
 * X-Forwarded-For, so entries are trusted from the end. If a proxy wrote no valid address, the peer
 * counts as the caller, because earlier entries may be forged.
 */
export function clientAddress({ socket, headers }: IncomingMessage, isProxy: IsProxy): string | undefined {
  const peer = canonicalAddress(socket.remoteAddress)
  const forwarded = headers['x-forwarded-for']
  if (forwarded === undefined || !isProxy(peer)) return peer
  let client = peer
  // Node joins repeated header lines.
  for (const said of String(forwarded).split(',').reverse()) {
    client = canonicalAddress(said)
    if (client === undefined) return peer
    if (!isProxy(client)) break
  }
  return client
}

const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/
const withPort = /^([^:]*):\d{1,5}$/

/**
 * An address in canonical spelling: no port, no zone, IPv4 even if mapped to IPv6, and IPv6 as in
 * RFC 5952 (but never partly dotted). Some proxies append a port.
 * @returns undefined if the text is not an address
 */
export function canonicalAddress(text: string | undefined): string | undefined {
  const written = text?.trim() ?? ''
  const bare = (bracketed.exec(written) ?? withPort.exec(written))?.[1] ?? written
  if (isIP(bare) !== 6) return isIP(bare) === 4 ? bare : undefined
  const [unzoned] = bare.split('%')
  const address = new URL(`http://[${unzoned}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(address) ?? []
  return high === undefined || low === undefined ? address : `${bytes(high)}.${bytes(low)}`
}

/** Formats 16 bits as two bytes of an IPv4 address. */
function bytes(group: string): string {
  const bits = Number.parseInt(group, 16)
  return `${bits >> 8}.${bits & 0xff}`
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6'
}
