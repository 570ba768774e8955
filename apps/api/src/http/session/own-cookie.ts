import { fastifyCookie } from '@fastify/cookie'

/**
 * The one cookie of a name in a Cookie header, decoded. All reading of our cookies goes through here.
 * A browser with two cookies of a name sends both without saying which host set which, so a neighbouring host could
 * choose which one counts: with two, there is none. The parser keeps the first of a name; to detect a second, each pair
 * is parsed separately.
 * Needs @fastify/cookie to have been registered in this process, for it loads its parser only then.
 * @returns undefined also when there are several
 */
export function readOwnCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  let own: string | undefined
  for (const pair of header.split(';')) {
    if (fastifyCookie.parse(pair, { decode: asItIs })[name] === undefined) continue
    if (own !== undefined) return undefined
    own = pair
  }
  return own === undefined ? undefined : fastifyCookie.parse(own)[name]
}

/** Decodes only our own value: a header full of broken escapes would cost as many exceptions. */
function asItIs(value: string): string {
  return value
}
