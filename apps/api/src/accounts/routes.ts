import type { User } from '@smart-farming/contracts/accounts'
import type { PasswordQuestion } from '@smart-farming/contracts/accounts/password-hint'
import { api } from '@smart-farming/contracts/api'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { bind, type UserReader } from '../http/answers/bind.ts'
import { registerSessions } from '../http/session/session.ts'
import type { SignedIn } from '../http/session/session-reader.ts'
import { audit } from './audit.ts'
import { DeviceCookie } from './login/device-cookie.ts'
import { JUDGED_AT_ONCE, logIn } from './login/login.ts'
import { LoginLimits } from './login/login-limits.ts'
import { Turns } from './login/turns.ts'
import { PasswordHints } from './passwords/password-hints.ts'
import { sessionStore } from './session-store.ts'
import { nameTagger } from './username.ts'
import { addUser } from './users-store.ts'

/**
 * Sign-up with its hint about passwords, log-in, log-out and the signed-in user. Only the three that begin or end a session know the session plugin; all
 * else reads the cookie by itself and writes nothing.
 */
export async function registerAccounts(
  app: FastifyInstance,
  { config, database, passwords, sessions }: Pick<Deps, 'config' | 'database' | 'passwords' | 'sessions'>,
  readUser: UserReader,
): Promise<void> {
  const { user, ...doors } = api.accounts
  bind(app, 'accounts', { user }, { user: ({ user }) => publicUser(user) }, readUser)

  const hints = new PasswordHints()
  app.addHook('onClose', () => hints.close())
  const check = async ({ body }: { body: PasswordQuestion }) => ({ hint: (await hints.about(body)) ?? null })
  bind(app, 'passwordHint', api.passwordHint, { check }, readUser)

  const devices = new DeviceCookie(sessions.secrets, config.https)
  const login = {
    database,
    passwords,
    devices,
    limits: new LoginLimits(database, config.limits),
    turns: new Turns(JUDGED_AT_ONCE),
    nameTag: nameTagger(sessions.secrets),
  }
  await app.register(async (scope) => {
    const { signIn, signOut } = await registerSessions(scope, {
      ...sessions,
      store: sessionStore(database),
      secure: config.https,
    })
    bind(
      scope,
      'accounts',
      doors,
      {
        async signup({ body: { password, ...person }, request, reply }) {
          const passwordHash = await passwords.hash(password)
          const user = await addUser(database, { ...person, passwordHash })
          await signIn(request, reply, user.id, passwordHash)
          devices.write(reply, user.id)
          audit(request, 'signed_up', { userId: user.id })
          return publicUser(user)
        },
        async login({ body, request, reply }) {
          const { user, device } = await logIn(login, request, body, (userId, passwordHash) =>
            signIn(request, reply, userId, passwordHash),
          )
          devices.write(reply, user.id, device)
          audit(request, 'login_succeeded', { userId: user.id })
          return publicUser(user)
        },
        async logout({ request, reply }) {
          const userId = await signOut(request, reply)
          if (userId !== undefined) audit(request, 'logged_out', { userId })
          // No Clear-Site-Data: answers are `no-store` and pages hold nothing of a farmer, so all it could clear is the
          // scripts, which a poor signal would have to carry once more.
          return undefined
        },
      },
      readUser,
    )
  })
}

function publicUser({ username, farmName, location }: SignedIn): User {
  return { username, farm_name: farmName, location }
}
