export interface CountedKey {
  readonly key: string
  /** Factor by which the limit for one caller is multiplied. */
  readonly allowances: number
}

/**
 * Limit keys of an address, narrowest first. IPv4 has one key. IPv6 has a /64, which is one
 * household or phone, and a /56, which many providers assign to one customer.
 * @param address in canonical spelling; all callers without an address share a key
 * @param allowancesPer56 factor from the limit of a /64 to that of its /56
 */
export function networkKeys(
  address: string | undefined,
  allowancesPer56: number,
): readonly [CountedKey, ...CountedKey[]] {
  if (address === undefined) return [{ key: 'none', allowances: 1 }]
  if (!address.includes(':')) return [{ key: address, allowances: 1 }]
  return [
    { key: prefix(address, 64), allowances: 1 },
    { key: prefix(address, 56), allowances: allowancesPer56 },
  ]
}

/**
 * The widest of {@link networkKeys}: an IPv4 address or an IPv6 /56. For limits that neighbours
 * share.
 */
export function widestNetwork(address: string | undefined): string {
  const [narrowest, widest = narrowest] = networkKeys(address, 1)
  return widest.key
}

/**
 * The network of an address (IPv4 /24, IPv6 /48): enough to see an attack, but not to identify a
 * farmer.
 */
export function networkFor(address: string | undefined): string {
  if (address === undefined) return 'none'
  return address.includes(':') ? prefix(address, 48) : address.replace(/\.\d+$/, '.0/24')
}

/** The leading bits of an IPv6 address, all in its first four groups. */
function prefix(address: string, bits: 48 | 56 | 64): string {
  const [head = '', tail = ''] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(8 - front.length - back.length).fill('0')
  const groups = [...front, ...zeros, ...back].slice(0, Math.ceil(bits / 16))
  if (bits === 56) groups[3] = (Number.parseInt(groups[3] ?? '0', 16) & 0xff00).toString(16)
  return `${groups.join(':')}::/${bits}`
}
