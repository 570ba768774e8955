import { fastifyCookie } from '@fastify/cookie'

/**
 * The one cookie of a name in a Cookie header, decoded. Everything that reads a cookie of ours asks here.
 *
 * A browser that holds two of a name sends both and does not say which host set which, so with two, a host beside ours
 * would choose which one counts: then there is none. The parser keeps the first of a name; to see a second, each pair
 * is parsed by itself.
 *
 * Needs @fastify/cookie to have been registered in this process, for it loads its parser only then.
 *
 * @returns undefined also when there are several
 */
export function ownCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  let own: string | undefined
  for (const pair of header.split(';')) {
    if (fastifyCookie.parse(pair, { decode: asItIs })[name] === undefined) continue
    if (own !== undefined) return undefined
    own = pair
  }
  return own === undefined ? undefined : fastifyCookie.parse(own)[name]
}

/** Only the value that is ours is worth decoding: a header full of broken escapes would cost as many exceptions. */
function asItIs(value: string): string {
  return value
}
