import type { Plugin } from 'vite'

/** A part of an endpoint that only the server and the OpenAPI document read, as the contracts write it. */
const serverPart = /^ {4}(?:summary:\s+(?:'(?:[^'\\]|\\.)*'|"[^"]*")|auth: '\w+'|errors: \[[^\]]*\]),\n/gm

/** The source of a contract without what no browser reads: an endpoint's summary, who may call it, and its errors. */
export function leanTable(code: string): string {
  return code.replace(serverPart, '')
}

/** Leaves these parts of the endpoint table out of the scripts: a farmer would pay for them with every first visit. */
export function leanTables(): Plugin {
  return {
    name: 'lean-tables',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      /packages\/contracts\/src\/[^/]+\.ts$/.test(id) ? { code: leanTable(code), map: null } : undefined,
  }
}
