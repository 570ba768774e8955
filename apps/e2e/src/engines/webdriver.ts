import { setTimeout } from 'node:timers/promises'

/** Attempts to reach a driver that is starting: 10 s in total. */
const TRIES = 100
const PAUSE_MS = 100
const ANSWER_MS = 60_000

/** Key of an element's id in responses, as the standard defines it. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** A WebDriver session (w3.org/TR/webdriver2): commands over HTTP. */
export interface WebDriver {
  /** @throws Error with the driver's message if the driver refuses the command */
  send<Value>(method: 'GET' | 'POST', path: string, body?: object): Promise<Value>
  /** Id of the first element that matches a CSS selector. */
  find(css: string): Promise<string>
  close(): Promise<void>
}

/** Starts a session with a driver that may still be starting. */
export async function openWebDriver(url: string, capabilities: object): Promise<WebDriver> {
  for (let tries = 0; !(await isReady(url)); tries += 1) {
    if (tries === TRIES) throw new Error(`no WebDriver at ${url}`)
    await setTimeout(PAUSE_MS)
  }
  const begin = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = await call<{ sessionId: string }>('POST', `${url}/session`, begin)
  const session = `${url}/session/${sessionId}`
  return {
    send: (method, path, body) => call(method, `${session}${path}`, body),
    async find(css) {
      const found = await call<Record<string, string>>('POST', `${session}/element`, {
        using: 'css selector',
        value: css,
      })
      return found[ELEMENT] ?? ''
    },
    async close() {
      await call('DELETE', session)
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function call<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(ANSWER_MS),
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
