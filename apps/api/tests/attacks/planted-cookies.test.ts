import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSignup, password, postRaw } from '../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'
import { seedPlaces } from '../support/database/gazetteer.ts'
import { sendRaw } from '../support/http/raw.ts'

// A sibling host can set cookies for ours, with any value and any name except `__Host-…`. They must
// not decide who is signed in.

describe.each([
  ['over https', { PUBLIC_URL: 'https://farm.example' }, '__Host-sid', '__Host-dev'],
  ['over plain http', {}, 'sid', 'dev'],
])('planted cookies %s', (_how, env, sid, dev) => {
  let product: TestApp
  let port: number
  let victim: Browser
  let mallory: Browser
  beforeAll(async () => {
    product = await startApp({ env: { ...env, LOGIN_FAILURES_PER_NAME: '2' } })
    await seedPlaces(product.sql)
    await product.app.listen({ host: '127.0.0.1', port: 0 })
    port = (product.app.server.address() as AddressInfo).port
    for (const name of ['Victim', 'Mallory'])
      await postRaw(product.browser(), '/api/signup', createSignup(name))
  })
  afterAll(() => product.close())
  beforeEach(async () => {
    victim = product.browser()
    mallory = product.browser()
    await postRaw(victim, '/api/login', { username: 'Victim', password })
    await postRaw(mallory, '/api/login', { username: 'Mallory', password })
  })

  const session = (browser: Browser) => browser.cookies.get(sid) ?? ''

  function send(method: string, path: string, cookies: readonly string[], body = '') {
    const head = [
      `${method} ${path} HTTP/1.1`,
      'Host: farm.example',
      'Connection: close',
      ...cookies.map((cookie) => `Cookie: ${cookie}`),
      ...(body === '' ? [] : ['Content-Type: application/json']),
      `Content-Length: ${Buffer.byteLength(body)}`,
    ]
    return sendRaw(port, `${head.join('\r\n')}\r\n\r\n${body}`)
  }

  /** The user signed in by these Cookie headers, if any. */
  async function whoIs(...cookies: string[]): Promise<string | undefined> {
    const { status, body } = await send('GET', '/api/user', cookies)
    if (status === 401) return undefined
    expect(status, body).toBe(200)
    return JSON.parse(body).username
  }

  /** Cookies with Mallory's session under other names. */
  const planted = (): string[] => {
    const one = `${sid}=${session(mallory)}`
    return [
      `lang=x ${one}`,
      `lang=x\t${one}`,
      `lang="; x ${one}"`,
      `lang=${one}`,
      `lang=x, ${one}`,
      `x${one}`,
      `x ${one}`,
      `=${one}`,
      `"${one}"`,
      one.toUpperCase().replace(session(mallory).toUpperCase(), session(mallory)),
      `%${sid.charCodeAt(0).toString(16)}${one.slice(1)}`,
      `__Secure-${one}`,
      `__Host-${one}`,
      ...(sid === 'sid' ? [] : [`sid=${session(mallory)}`, `__host-sid=${session(mallory)}`]),
      `\u00a0${one}`,
      `${sid}[]=${session(mallory)}`,
      `${sid}.0=${session(mallory)}`,
    ]
  }

  test('a cookie with another name neither selects nor hides a session', async () => {
    for (const other of planted()) {
      const own = `${sid}=${session(victim)}`
      expect(await whoIs(other), other).toBeUndefined()
      expect(await whoIs(`${other}; ${own}`), other).toBe('Victim')
      expect(await whoIs(`${own};${other}`), other).toBe('Victim')
      expect(await whoIs(other, own), other).toBe('Victim')
    }
  })

  test('two cookies with the session’s name select no session, in either order', async () => {
    const [own, other] = [`${sid}=${session(victim)}`, `${sid}=${session(mallory)}`]
    expect(await whoIs(own)).toBe('Victim')
    expect(await whoIs(other)).toBe('Mallory')
    const cases = [
      [`${own}; ${other}`],
      [`${other};${own}`],
      [`${own}; ${own}`],
      [`${own}; lang=x; ${sid} =${session(mallory)}`],
      [`${own}; ${sid}=`],
      [`${sid}=; ${own}`],
      [`${sid}=%zz; ${own}`],
      [own, other],
      [other, own],
    ]
    for (const cookies of cases) expect(await whoIs(...cookies), cookies.join(' | ')).toBeUndefined()
  })

  test('a malformed session cookie selects no session', async () => {
    const value = session(victim)
    for (const written of [`"${value}"`, `${value} x`, `${value},`, `${value}%`, `%00${value}`, '', 'x'])
      expect(await whoIs(`${sid}=${written}`), written).toBeUndefined()
    // White space around a name or value is ignored, and a value may be percent-encoded.
    expect(await whoIs(`\t${sid}= ${encodeURIComponent(value)} ; `)).toBe('Victim')
  })

  test('logout ends only the caller’s own session', async () => {
    for (const other of planted()) {
      expect((await send('POST', '/api/logout', [other])).status).toBe(204)
      expect(await whoIs(`${sid}=${session(mallory)}`), other).toBe('Mallory')
    }
    const both = `${sid}=${session(mallory)}; ${sid}=${session(victim)}`
    expect((await send('POST', '/api/logout', [both])).status).toBe(204)
    expect(await whoIs(`${sid}=${session(mallory)}`)).toBe('Mallory')
    expect(await whoIs(`${sid}=${session(victim)}`)).toBe('Victim')
    const beside = `lang=x ${sid}=${session(mallory)}; ${sid}=${session(victim)}`
    expect((await send('POST', '/api/logout', [beside])).status).toBe(204)
    expect(await whoIs(`${sid}=${session(mallory)}`)).toBe('Mallory')
    expect(await whoIs(`${sid}=${session(victim)}`)).toBeUndefined()
  })

  test('a login request with two session cookies ends neither session', async () => {
    const both = `${sid}=${session(mallory)}; ${sid}=${session(victim)}`
    const body = JSON.stringify({ username: 'Victim', password })
    expect((await send('POST', '/api/login', [both], body)).status).toBe(200)
    expect(await whoIs(`${sid}=${session(mallory)}`)).toBe('Mallory')
    expect(await whoIs(`${sid}=${session(victim)}`)).toBe('Victim')
  })

  test('a device is recognised only when there is a single device cookie', async () => {
    const owner = product.browser()
    await postRaw(owner, '/api/signup', createSignup('Otieno'))
    const known = `${dev}=${owner.cookies.get(dev)}`
    const foreign = `${dev}=${mallory.cookies.get(dev)}`
    const logIn = async (typed: string, ...cookies: string[]) => {
      const body = JSON.stringify({ username: 'Otieno', password: typed })
      return (await send('POST', '/api/login', cookies, body)).status
    }
    while ((await logIn('wrong one')) !== 429);
    for (const cookie of [
      `${foreign}; ${known}`,
      `${known}; ${foreign}`,
      `${known}; ${known}`,
      `lang=x ${known}`,
    ])
      expect(await logIn(password, cookie), cookie).toBe(429)
    expect(await logIn(password, foreign, known)).toBe(429)
    expect(await logIn(password, `lang=x ${foreign}; ${known}`)).toBe(200)
  })

  test('reads the longest allowed Cookie header and refuses a longer one with 431', async () => {
    const own = `${sid}=${session(victim)}`
    for (const filler of [';', 'a=b;', '=;', `x ${sid}=;`, ' ', '%41=%zz;']) {
      const long = filler.repeat(15_000 / filler.length)
      expect(await whoIs(`${long}; ${own}`), filler).toBe('Victim')
    }
    expect((await send('GET', '/api/user', [`${own}; ${'x'.repeat(17_000)}`])).status).toBe(431)
  })

  test('none of the requests above caused a server error', () => {
    expect(product.logs.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})
