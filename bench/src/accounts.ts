import { setTimeout as pause } from 'node:timers/promises'

export const account = {
  username: 'bench',
  password: 'a long enough password',
  farmName: 'Measured Farm',
  location: 'London',
}

/** Signs up `farmer 0` and so on. Resolves to their Cookie headers. */
export function signUpFarmers(url: string, farmers: number): Promise<string[]> {
  return Promise.all(Array.from({ length: farmers }, (_, n) => signUp(url, `farmer ${n}`)))
}

const SIGNUP_TRIES = 60

/** Signs a farmer up. Resolves to the Cookie header of the session. */
export async function signUp(url: string, username: string): Promise<string> {
  const ask = (path: string) => postJson(`${url}/api/${path}`, { ...account, username })
  let response = await ask('signup')
  // While it starts on a busy machine, the product refuses some requests, and may have completed
  // one of them.
  for (let tries = 1; [503, 409].includes(response.status) && tries < SIGNUP_TRIES; tries += 1) {
    await pause(1_000)
    response = await ask(response.status === 409 ? 'login' : 'signup')
  }
  if (!response.ok) throw new Error(`sign-up answered ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

/** Tries to log in. Resolves to the status. */
export async function logIn(url: string, username: string, password: string): Promise<number> {
  const response = await postJson(`${url}/api/login`, { username, password })
  await response.arrayBuffer()
  return response.status
}

/** Creates a recovery code for a farmer who has just signed up. */
export async function createRecoveryCode(url: string, cookie: string): Promise<void> {
  const response = await postJson(`${url}/api/account/recovery`, {}, { cookie })
  if (!response.ok) throw new Error(`making a recovery code answered ${response.status}`)
  await response.arrayBuffer()
}

/** Tries to set a new password with an invalid recovery code. Resolves to the status. */
export async function tryInvalidRecovery(url: string, username: string): Promise<number> {
  const response = await postJson(`${url}/api/recover`, {
    username,
    code: 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ23',
    password: 'seven herons over the mill',
  })
  await response.arrayBuffer()
  return response.status
}

function postJson(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
