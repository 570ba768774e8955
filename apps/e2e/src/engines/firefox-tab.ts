import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcess, waitForLine } from '../process.ts'
import { type BidiConnection, connectBidi } from './bidi.ts'
import { type BrowserTab, jsonExpression } from './tab.ts'

interface Node {
  sharedId: string
}

/** Opens a tab of an installed Firefox, driven by its own WebDriver BiDi. */
export async function openFirefoxTab(executable: string): Promise<BrowserTab> {
  const profile = await mkdtemp(join(tmpdir(), 'smart-farming-firefox-'))
  const browser = spawn(
    executable,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LANG: 'en_GB.UTF-8' } },
  )
  const end = async () => {
    await endProcess(browser)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const address = await waitForLine(browser, browser.stderr, /WebDriver BiDi listening on (ws:\S+)/)
    return await tabOf(address, end)
  } catch (error) {
    await end()
    throw error
  }
}

async function tabOf(address: string, end: () => Promise<void>): Promise<BrowserTab> {
  const errors: string[] = []
  const bidi = await connectBidi(address, (_method, params) => {
    const { level, text } = params as { level: string; text: string }
    if (level === 'error') errors.push(text)
  })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context ?? ''
  await bidi.send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } })
  return {
    errors,
    async open(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async run(script, ...args) {
      return JSON.parse(await evaluate(bidi, context, jsonExpression(script, args)))
    },
    click: (css) => click(bidi, context, css),
    async type(css, text) {
      await click(bidi, context, css)
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await bidi.send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] })
    },
    async close() {
      bidi.close()
      await end()
    },
  }
}

async function evaluate(bidi: BidiConnection, context: string, expression: string): Promise<string> {
  const { result, exceptionDetails } = await bidi.send<{
    result?: { value: string }
    exceptionDetails?: { text: string }
  }>('script.evaluate', { expression, target: { context }, awaitPromise: false })
  if (!result) throw new Error(exceptionDetails?.text)
  return result.value
}

async function click(bidi: BidiConnection, context: string, css: string): Promise<void> {
  const { nodes } = await bidi.send<{ nodes: Node[] }>('browsingContext.locateNodes', {
    context,
    locator: { type: 'css', value: css },
    maxNodeCount: 1,
  })
  const element = nodes[0]
  if (!element) throw new Error(`nothing is at ${css}`)
  const origin = { type: 'element', element: { sharedId: element.sharedId } }
  const actions = [
    { type: 'pointerMove', x: 0, y: 0, origin },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  await bidi.send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] })
}
