import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { EntryScript, InlineScript } from '../build/build-paths.ts'
import { Application } from './application.tsx'
import alertCss from './components/alert.css?inline'
import brandCss from './components/brand.css?inline'
import buttonCss from './components/button.css?inline'
import notFoundCss from './components/error-pages/not-found.css?inline'
import { NotFound } from './components/error-pages/not-found.tsx'
import { OfflinePage } from './components/error-pages/offline-page.tsx'
import fieldCss from './components/field.css?inline'
import frameCss from './components/frame.css?inline'
import { LoadFailureNotice } from './components/load-failure-notice.tsx'
import { Loading } from './components/loading.tsx'
import needsNetworkCss from './components/offline-notice.css?inline'
import { OfflineNotice } from './components/offline-notice.tsx'
import contactCss from './embed/contact.css?inline'
import { ContactPage } from './embed/contact-page.tsx'
import heroCss from './landing/hero.css?inline'
import landingCss from './landing/landing.css?inline'
import { LandingPage } from './landing/landing-page.tsx'
import sceneCss from './landing/scene.css?inline'
import privacyCss from './privacy/privacy.css?inline'
import { PrivacyPage } from './privacy/privacy-page.tsx'
import { createAppRouter } from './router.ts'
import { createQueryClient } from './server/query-client.ts'
import baseCss from './styles/base.css?inline'
import tokensCss from './styles/tokens.css?inline'
import { ensureLazyWords, ensureSiteWords, loadLocale, siteWords } from './words.ts'

await loadLocale('en')
await Promise.all([ensureLazyWords(), ensureSiteWords()])
const titles = siteWords.pages

export interface Page {
  /** Path on the server. The file has the same name, with `.html`. */
  readonly path: string
  readonly title: string
  /** For search engines. A page without a description is marked noindex. */
  readonly description?: string
  /**
   * The page's complete styles; by default, the styles that its script may need before the
   * dashboard opens.
   */
  readonly css?: string
  /** True if the page needs the whole application's styles, because it opens with the dashboard. */
  readonly isWholeStyle?: true
  readonly script?: EntryScript
  /** Modules to load in parallel with the script, which imports them first. Manifest keys. */
  readonly preload?: readonly string[]
  /** Scripts inlined into the page, in this order, before the first paint. */
  readonly inline?: readonly InlineScript[]
  /** Scripts inlined at the end of the page. Each is smaller than the overhead of a request. */
  readonly closing?: readonly InlineScript[]
  /**
   * True if visitors might never sign up, but pay for every byte. The page has an inline icon and
   * is not installable.
   */
  readonly forReaders?: true
  /**
   * Id of the element to parse before the first paint. Otherwise items at the right of a row shift
   * when their neighbour is parsed.
   */
  readonly drawnFrom?: string
  /** Modules that the page preloads for its links. Manifest keys. */
  readonly headStart?: readonly string[]
  /** Modules needed for the first render on a phone with saved data. Manifest keys. */
  readonly onPhone?: readonly string[]
  /** True if phones cache the page, so that it opens offline. */
  readonly offline?: true
  readonly render: () => string | Promise<string>
}

const sheets: Record<string, string> = import.meta.glob('./**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/**
 * Returns the text of one of the application's style sheets.
 *
 * @param key path from the workspace root
 * @throws when the style sheet is missing, because a file was renamed
 */
export function styleSheet(key: string): string {
  const text = sheets[key.replace(/^src/, '.')]
  if (text === undefined) throw new Error(`The build has no ${key}`)
  return text
}

const frameworkCss = tokensCss + baseCss
const stuck = (path: string) => renderToStaticMarkup(<LoadFailureNotice path={path} />)
const needsNetwork = (isLedTo = false) => renderToStaticMarkup(<OfflineNotice isLedTo={isLedTo} />)
const loading = (path: string) => `<div id="root">${renderToString(<Loading />)}</div>${stuck(path)}`
const loginView = 'src/routes/login.tsx?tsr-split=component'
const pageWords = '../../packages/words/src/en/page.ts'
const formWords = '../../packages/words/src/en/forms.ts'
const partsWords = '../../packages/words/src/en/parts.ts'
const signupView = 'src/routes/signup.tsx?tsr-split=component'

const own: readonly Page[] = [
  {
    path: '/',
    offline: true,
    ...titles.landing,
    css: frameworkCss + buttonCss + brandCss + frameCss + landingCss + heroCss + sceneCss + needsNetworkCss,
    forReaders: true,
    drawnFrom: 'features',
    inline: ['src/landing/signed-in.ts'],
    closing: ['src/landing/landing.ts', 'src/inline/offline-notice.ts'],
    headStart: ['src/main.tsx', pageWords, formWords, loginView],
    render: () => needsNetwork() + renderToStaticMarkup(<LandingPage />),
  },
  {
    path: '/login',
    offline: true,
    ...titles.login,
    script: 'src/main.tsx',
    inline: ['src/inline/load-failure.ts', 'src/inline/early-input.ts'],
    preload: [pageWords, formWords, loginView],
    closing: ['src/inline/offline-notice.ts'],
    render: async () => needsNetwork(true) + (await renderRoute('/login')),
  },
  {
    path: '/signup',
    offline: true,
    ...titles.signup,
    script: 'src/main.tsx',
    inline: ['src/inline/load-failure.ts', 'src/inline/early-input.ts'],
    preload: [pageWords, formWords, signupView],
    closing: ['src/inline/offline-notice.ts'],
    render: async () => needsNetwork() + (await renderRoute('/signup')),
  },
  {
    path: '/dashboard',
    offline: true,
    ...titles.dashboard,
    script: 'src/main.tsx',
    isWholeStyle: true,
    preload: [pageWords, 'src/routes/_signed-in.dashboard.tsx?tsr-split=component'],
    inline: ['src/inline/early.ts', 'src/inline/load-failure.ts'],
    closing: ['src/inline/snapshot.ts', 'src/inline/intl.ts'],
    onPhone: ['src/phone/phone-storage.ts'],
    render: () => loading('/dashboard'),
  },
  {
    path: '/account',
    offline: true,
    ...titles.account,
    script: 'src/main.tsx',
    preload: [pageWords, formWords, partsWords, 'src/routes/_signed-in.account.tsx?tsr-split=component'],
    inline: ['src/inline/load-failure.ts'],
    render: () => loading('/account'),
  },
  {
    path: '/recover',
    ...titles.recover,
    script: 'src/main.tsx',
    preload: [pageWords, formWords, partsWords, 'src/routes/recover.tsx?tsr-split=component'],
    inline: ['src/inline/load-failure.ts'],
    render: () => loading('/recover'),
  },
  {
    path: '/move',
    ...titles.move,
    script: 'src/main.tsx',
    preload: [pageWords, formWords, partsWords, 'src/routes/move.tsx?tsr-split=component'],
    inline: ['src/inline/load-failure.ts'],
    render: () => loading('/move'),
  },
  {
    path: '/privacy',
    ...titles.privacy,
    css: frameworkCss + brandCss + privacyCss,
    render: () => renderToStaticMarkup(<PrivacyPage />),
  },
  {
    path: '/offline',
    offline: true,
    ...titles.offline,
    css: frameworkCss + notFoundCss,
    render: () => renderToStaticMarkup(<OfflinePage />),
  },
  {
    path: '/404',
    ...titles.notFound,
    css: frameworkCss + notFoundCss,
    render: () => renderToStaticMarkup(<NotFound />),
  },
  {
    path: '/embed/contact',
    offline: true,
    ...titles.contact,
    css: frameworkCss + buttonCss + alertCss + fieldCss + contactCss,
    closing: ['src/embed/contact.ts'],
    render: () => renderToStaticMarkup(<ContactPage />),
  },
  {
    path: '/embed/assistant',
    ...titles.assistant,
    script: 'src/embed/assistant.tsx',
    preload: [pageWords],
    inline: ['src/inline/load-failure.ts'],
    render: () => loading('/embed/assistant'),
  },
]

/** Every page of the product. Each applies this phone's display settings. */
export const pages: readonly Page[] = own.map((page) => ({
  ...page,
  inline: [...(page.inline ?? []), 'src/inline/display.ts'],
}))

/** Renders a screen of the application, marked for hydration. */
async function renderRoute(path: string): Promise<string> {
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const html = renderToString(
    <StrictMode>
      <Application router={router} queryClient={queryClient} />
    </StrictMode>,
  )
  return `<div id="root" data-prerendered="route">${html}</div>${stuck(path)}`
}
