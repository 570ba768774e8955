import { fastifyCookie } from '@fastify/cookie'

/**
 * The only cookie of a name in a Cookie header, decoded. All our cookies must be read with this
 * function.
 * If a browser sends two cookies of the same name, a neighbouring host may have set one of them, so
 * both are ignored. The parser keeps only the first, so each pair is parsed separately.
 * Requires that @fastify/cookie has been registered in this process, which loads its parser.
 * @returns undefined unless there is exactly one such cookie
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

/**
 * Only our own cookie is decoded. A header full of broken escapes would cost one exception each.
 */
function asItIs(value: string): string {
  return value
}
