import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** True if an address is a trusted proxy. */
export type IsProxy = (address: string | undefined) => boolean

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The caller's address, used by every limit and log line instead of Fastify's `ip`, which repeats the header. In
     * canonical spelling ({@link canonicalAddress}); undefined for a caller that has disconnected, and over a Unix
     * socket.
     */
    readonly clientAddress: string | undefined
  }
}

/** Gives every request its {@link FastifyRequest.clientAddress}. */
export function addClientAddress(app: FastifyInstance, isProxy: IsProxy): void {
  app.decorateRequest('clientAddress', {
    getter() {
      return clientAddress(this.raw, isProxy)
    },
  })
}

/**
 * Creates a function that tells whether an address is in one of these ranges.
 * @param ranges addresses or CIDR ranges, already validated
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
 * The nearest address that is not one of our proxies. Each proxy appends the address that it saw to X-Forwarded-For, so
 * the list is trusted from its end, as long as each entry was written by a known proxy. If one of them wrote no
 * address, the peer itself counts as the caller: any other value could be chosen by the caller.
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
 * An address in the canonical spelling used for counting: no port, no zone, IPv4 as IPv4 even if it arrived as IPv6,
 * IPv6 as in RFC 5952 (but never partly dotted). Some proxies append a port to the address.
 * @returns undefined for anything that is not an address
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

/** Formats sixteen bits as two bytes of an IPv4 address. */
function bytes(group: string): string {
  const bits = Number.parseInt(group, 16)
  return `${bits >> 8}.${bits & 0xff}`
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6'
}
