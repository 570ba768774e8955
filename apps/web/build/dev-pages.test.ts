import type { ServerResponse } from 'node:http'
import { runInNewContext } from 'node:vm'
import type { Connect, ViteDevServer } from 'vite'
import { expect, test } from 'vitest'
import { devPages } from './dev-pages.ts'

async function sent(path: string): Promise<{ type: string; text: string }> {
  const used: Connect.NextHandleFunction[] = []
  const middlewares = { use: (handler: Connect.NextHandleFunction) => used.push(handler) }
  const { configureServer } = devPages()
  const server = { middlewares } as unknown as ViteDevServer
  const afterVite = (configureServer as unknown as (server: ViteDevServer) => () => void)(server)
  afterVite()
  let type = ''
  return new Promise((resolve, reject) => {
    const response = {
      setHeader: (_name: string, value: string) => {
        type = value
      },
      end: (text: string) => resolve({ type, text }),
    } as unknown as ServerResponse
    used[0]?.({ originalUrl: path } as Connect.IncomingMessage, response, reject)
  })
}

test("the development worker deletes the built worker's caches and unregisters, saving nothing", async () => {
  const { type, text } = await sent('/sw.js')
  expect(type).toMatch(/^text\/javascript/)
  const caches = new Map([
    ['shell-before', 1],
    ['shell-now', 2],
    ['of another application', 3],
  ])
  const done: string[] = []
  const waits: Record<string, Promise<unknown>[]> = {}
  const on: Record<string, (event: object) => void> = {}
  const open = (url: string, frameType: string) => ({
    url,
    frameType,
    navigate: async (to: string) => void done.push(`begins ${to} anew`),
  })
  const scope = {
    addEventListener: (name: string, listen: (event: object) => void) => {
      on[name] = listen
    },
    skipWaiting: async () => void done.push('skips waiting'),
    registration: { unregister: async () => void done.push('unregisters') },
    clients: {
      matchAll: async () => [
        open('a page', 'top-level'),
        // Reloads with the page around it.
        open('a frame', 'nested'),
      ],
    },
  }
  runInNewContext(text, {
    self: scope,
    caches: { keys: async () => [...caches.keys()], delete: async (name: string) => caches.delete(name) },
  })
  // The remover handles no fetch event, so every request goes to the server.
  expect(Object.keys(on)).toEqual(['install', 'activate'])
  for (const name of ['install', 'activate']) {
    waits[name] = []
    on[name]?.({ waitUntil: (work: Promise<unknown>) => waits[name]?.push(work) })
    await Promise.all(waits[name])
  }
  expect([...caches.keys()]).toEqual(['of another application'])
  expect(done).toEqual(['skips waiting', 'unregisters', 'begins a page anew'])
})
