import type { ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import type { Page } from '../src/prerender.tsx'
import { buildWorker } from './build-worker.ts'
import { renderHtmlDocument } from './html-document.ts'

const STYLES = { path: '/styles', title: 'Components', script: 'src/styleguide/main.tsx' }

/**
 * Serves the product's pages during development, with the same bodies as the build and scripts from
 * source.
 */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname
          if (path === '/sw.js') return await serveRemover(response)
          if (path === STYLES.path) return await serveStyles(server, response)
          const { pages }: { pages: readonly Page[] } = (await server.ssrLoadModule(
            '/src/prerender.tsx',
          )) as never
          const known = pages.find((page) => page.path === path)
          const page = known ?? pages.find((candidate) => candidate.path === '/404')
          if (!page) return next()
          const html = renderHtmlDocument({
            title: page.title,
            description: page.description,
            css: page.css ?? '',
            body: await page.render(),
            scripts: [...(page.inline ?? []), ...(page.closing ?? []), page.script].flatMap((file) =>
              file ? [{ url: `/${file}` }] : [],
            ),
            preload: [],
            inline: [],
          })
          response.statusCode = known ? 200 : 404
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(await server.transformIndexHtml(path, html))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

async function serveStyles(server: ViteDevServer, response: ServerResponse): Promise<void> {
  const sheets = await Promise.all(
    ['tokens', 'base', 'fonts'].map((name) => server.ssrLoadModule(`/src/styles/${name}.css?inline`)),
  )
  const html = renderHtmlDocument({
    title: STYLES.title,
    css: sheets.map(({ default: css }) => css).join(''),
    body: '<div id="root"></div>',
    scripts: [{ url: `/${STYLES.script}` }],
    preload: [],
    inline: [],
  })
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(await server.transformIndexHtml(STYLES.path, html))
}

/**
 * Serves a service worker that removes itself. An earlier build may have run at this origin, and
 * its worker would still answer from its cache.
 */
async function serveRemover(response: ServerResponse): Promise<void> {
  response.setHeader('content-type', 'text/javascript; charset=utf-8')
  response.end(await buildWorker('remove'))
}
