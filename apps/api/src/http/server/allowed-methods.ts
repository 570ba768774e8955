import type { FastifyInstance } from 'fastify'

/**
 * The methods of a path, for the `Allow` header of a 405 (RFC 9110, section 15.5.6). None of our paths has parameters.
 */
export type AllowedMethods = (path: string) => string | undefined

/** Collects the routes as they are added, so it must be called before any is added. */
export function collectAllowedMethods(app: FastifyInstance): AllowedMethods {
  const byPath = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = byPath.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    byPath.set(url, methods)
  })
  return (path) => {
    const methods = byPath.get(path)
    return methods && [...methods].sort().join(', ')
  }
}
