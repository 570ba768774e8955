import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSignup, password, postRaw } from '../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../support/app.ts'

// Single characters are tested in src/accounts/names/name-fault.test.ts.

let product: TestApp
beforeAll(async () => {
  product = await startApp({ env: { SIGNUPS_PER_HOUR: '1000' } })
  await postRaw(product.browser(), '/api/signup', createSignup('alice'))
})
afterAll(() => product.close())

const signUp = (fields: object) =>
  postRaw(product.browser(), '/api/signup', { ...createSignup('x'), ...fields })

describe('signing up with an unclear name', () => {
  test('refuses an unclear username and names the field', () =>
    checkRows(
      [
        ['nothing that shows', '\u200b'],
        ['a mark behind it that does not show', 'alice\u200e'],
        ['one that turns the direction', '\u202eecila'],
        ['an isolate', '\u2067alice\u2069'],
        ['a line break', 'ali\nce'],
        ['an escape for a terminal', 'alice\u001b[2K'],
        ['a character that does not exist yet', 'alice\u0378'],
        ['a filler', 'alice\u3164'],
        ['two spaces', 'alice  smith'],
        ['another space', 'alice\u00a0smith'],
        ['a Cyrillic letter among Latin ones', '\u0430lice'],
      ],
      async ([, username]) => {
        const response = await signUp({ username })
        expect(response.statusCode).toBe(400)
        expect(response.json()).toMatchObject({
          code: 'invalid_request',
          message: expect.stringMatching(/^Name /),
          fields: { username: expect.stringMatching(/^Name /) },
        })
      },
    ))

  test('refuses invisible characters in a farm name, but accepts two scripts', async () => {
    const refused = await signUp({ username: 'bob', farmName: 'Hill\u202e Farm' })
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { farmName: expect.stringMatching(/^Farm Name /) },
    ])
    expect((await signUp({ username: 'bob', farmName: 'Ферма John' })).statusCode).toBe(201)
  })
})

describe('signing up with a name that looks like an existing one', () => {
  test.each([
    ['alice', 'al\u0131ce'],
    ['Y\u0131ld\u0131z', 'Yildiz'],
    ["N'Golo", 'n\u2019golo'],
    ['Kiri\u2019kiri Titi Imiti', "Kiri'k\u0131ri Titi imiti"],
    ["Ng'ang'a Ng'ang'a Ng'ang'a", 'ng’ang’a ng’ang’a ng’ang’a'],
  ])('once %s is taken, also refuses %s', async (first, second) => {
    await signUp({ username: first })
    const response = await signUp({ username: second })
    expect([response.statusCode, response.json().code]).toEqual([409, 'username_taken'])
  })

  test('accepts other names with letters like these', async () => {
    for (const username of ['Y\u0131lmaz I\u015f\u0131k', 'O\u2019Brien', 'Wairimu'])
      expect((await signUp({ username })).statusCode).toBe(201)
  })
})

test('an existing name with any characters can still log in', async () => {
  for (const [at, name] of ['\u200b', 'bob\u200e', 'bo\nb', 'b\u043eb'].entries()) {
    const made = await signUp({ username: `stand-in ${at}` })
    expect(made.statusCode).toBe(201)
    await product.sql`update users set username = ${name}, username_key = ${name}
      where username_key = ${`stand-in ${at}`}`
    const response = await postRaw(product.browser(), '/api/login', { username: name, password })
    expect([response.statusCode, response.json().username]).toEqual([200, name])
  }
})
