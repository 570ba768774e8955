import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Whether an address is a proxy whose word about its callers is taken. */
export type IsProxy = (address: string | undefined) => boolean

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Who calls: by this every limit counts and every log line speaks, never by Fastify's `ip`, which is whatever the
     * header says. In one spelling only ({@link canonicalAddress}); undefined of one who has hung up already, and over
     * a Unix socket.
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
 * Whether an address is among these.
 *
 * @param ranges addresses or CIDR ranges, checked already
 */
export function addressesIn(ranges: readonly string[]): (address: string | undefined) => boolean {
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
 * The nearest address that is no proxy of ours. Each proxy adds the address that it saw to the end of X-Forwarded-For,
 * so the list is believed from its end, as far as those who wrote it are known. Where one of them wrote no address, the
 * caller is the peer itself: whatever else it might be counted by, somebody could choose.
 */
export function clientAddress({ socket, headers }: IncomingMessage, isProxy: IsProxy): string | undefined {
  const peer = canonicalAddress(socket.remoteAddress)
  const forwarded = headers['x-forwarded-for']
  if (forwarded === undefined || !isProxy(peer)) return peer
  let client = peer
  // Node joins the lines of a header that is there several times.
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
 * An address in the one spelling that we count by: no port, no zone, IPv4 as IPv4 even where it came as IPv6, IPv6 as
 * in RFC 5952 (save that no part of it is dotted). Some proxies write a port behind the address.
 *
 * @returns undefined for what is no address
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

/** Sixteen bits, as two bytes of an IPv4 address. */
function bytes(group: string): string {
  const bits = Number.parseInt(group, 16)
  return `${bits >> 8}.${bits & 0xff}`
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6'
}
