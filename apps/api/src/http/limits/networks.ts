/** A key under which calls are counted. */
export interface CountedKey {
  readonly key: string
  /** Factor by which the limit of one caller is multiplied for this key. */
  readonly allowances: number
}

/**
 * Keys of an address, narrowest first: an IPv4 address; or an IPv6 /64, which is one household or phone, and its /56,
 * which many providers give to one customer, who can use 256 /64 networks in it.
 * @param address in the spelling of `canonicalAddress`; if undefined, all callers without an address count as one
 * @param allowancesPer56 factor by which a /64's limit is multiplied for its /56
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
 * The widest of {@link networkKeys}, for a limit that an address shares with all its neighbours: an IPv4 address, or an
 * IPv6 /56.
 */
export function widestNetwork(address: string | undefined): string {
  const [narrowest, widest = narrowest] = networkKeys(address, 1)
  return widest.key
}

/** The network of an address (IPv4 /24, IPv6 /48): enough to see an attack, not enough to single out a farmer. */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'none'
  return address.includes(':') ? prefix(address, 48) : address.replace(/\.\d+$/, '.0/24')
}

/** The leading bits of an IPv6 address; they all lie in its first four groups. */
function prefix(address: string, bits: 48 | 56 | 64): string {
  const [head = '', tail = ''] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(8 - front.length - back.length).fill('0')
  const groups = [...front, ...zeros, ...back].slice(0, Math.ceil(bits / 16))
  if (bits === 56) groups[3] = (Number.parseInt(groups[3] ?? '0', 16) & 0xff00).toString(16)
  return `${groups.join(':')}::/${bits}`
}
