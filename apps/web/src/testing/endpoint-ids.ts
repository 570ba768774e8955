import { type Api, api, type EndpointId } from '@smart-farming/contracts/api'
import type { Endpoint, EndpointOutput } from '@smart-farming/contracts/table/endpoint'

type EndpointOf<Id extends EndpointId> = Id extends `${infer F extends keyof Api}.${infer A}`
  ? A extends keyof Api[F]
    ? Extract<Api[F][A], Endpoint>
    : never
  : never

export type ResponseOf<Id extends EndpointId> = EndpointOutput<EndpointOf<Id>>

const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(api).flatMap(([feature, group]) =>
    Object.entries(group).map(([action, endpoint]) => [`${feature}.${action}`, endpoint] as const),
  ),
)

/**
 * Returns the endpoint with this id.
 *
 * @throws if the table has no such endpoint
 */
export function endpointOf(id: EndpointId): Endpoint {
  const endpoint = endpoints.get(id)
  if (endpoint === undefined) throw new Error(`The endpoint table has no ${id}`)
  return endpoint
}

/** Returns the endpoint id of a request; undefined for an unknown endpoint. */
export function endpointIdFor(method: string, path: string): EndpointId | undefined {
  for (const [id, endpoint] of endpoints) {
    if (endpoint.method === method && endpoint.path === path) return id as EndpointId
  }
  return undefined
}
