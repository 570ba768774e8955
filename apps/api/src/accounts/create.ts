import type { accounts, User } from '@smart-farming/contracts/accounts'
import type { passwordHint } from '@smart-farming/contracts/accounts/password-hint'
import { cleanUpWhileListening } from '../db/clean-up.ts'
import type { Deps } from '../deps.ts'
import type { Feature, Lent } from '../http/answers/feature.ts'
import { homeCountry } from '../http/frame/home-country.ts'
import { FloodLog } from '../http/log/flood-log.ts'
import type { SignedIn } from '../http/session/session-reader.ts'
import { audit } from './audit.ts'
import { forgetAddresses } from './login/address-failures-store.ts'
import { DeviceCookie } from './login/device-cookie.ts'
import { forgetStreaks } from './login/failure-streaks-store.ts'
import { JUDGED_AT_ONCE, logIn, remember } from './login/login.ts'
import { LoginLimits } from './login/login-limits.ts'
import { LoginPace } from './login/login-pace.ts'
import { QueuePerKey } from './login/queue-per-key.ts'
import { forgetNetworks } from './login/user-networks-store.ts'
import { checkNames } from './names/check-names.ts'
import { PasswordHints } from './passwords/password-hints.ts'
import { forgetEndedSessions, forgetOldSessions } from './session-store.ts'
import { nameTagger } from './username.ts'
import { addUser } from './users-store.ts'

/** What time makes useless here. */
export const accountCleanUps = {
  'old sessions': forgetOldSessions,
  'ended sessions': forgetEndedSessions,
  'failed log-ins by name': forgetStreaks,
  'failed log-ins by address': forgetAddresses,
  'networks of log-ins': forgetNetworks,
}

interface Parts extends Pick<Deps, 'config' | 'database' | 'passwords' | 'sessions'>, Lent {
  /** Told of every new account, when its answer is about to go out. */
  readonly onSignedUp: (user: SignedIn) => void
}

/** Sign-up, log-in, log-out and the signed-in user. */
export function createAccounts(parts: Parts): Feature<typeof accounts> {
  const { config, database, passwords, sessions, onSignedUp } = parts
  const devices = new DeviceCookie(sessions.secrets, config.https)
  const login = {
    database,
    passwords,
    devices,
    limits: new LoginLimits(database, config.limits),
    pace: new LoginPace(config.limits),
    turns: new QueuePerKey(JUDGED_AT_ONCE),
    floods: new FloodLog(),
    nameTag: nameTagger(sessions.secrets),
  }
  return {
    handlers: {
      user: ({ user }) => publicUser(user),
      async signup({ body: { password, ...person }, request, reply }) {
        checkNames(person)
        const passwordHash = await passwords.hash(password)
        const country = homeCountry(request.headers['accept-language'])
        const user = await addUser(database, { ...person, homeCountry: country, passwordHash })
        await sessions.signIn(request, reply, user.id, passwordHash)
        devices.write(reply, user.id)
        await remember(login, request, user.id)
        audit(request, 'signed_up', { userId: user.id })
        onSignedUp(user)
        return publicUser(user)
      },
      async login({ body, request, reply }) {
        const { user, device } = await logIn(login, request, body, (userId, passwordHash) =>
          sessions.signIn(request, reply, userId, passwordHash),
        )
        devices.write(reply, user.id, device)
        audit(request, 'login_succeeded', { userId: user.id })
        return publicUser(user)
      },
      async logout({ request, reply }) {
        const userId = await sessions.signOut(request, reply)
        if (userId !== undefined) audit(request, 'logged_out', { userId })
        // No Clear-Site-Data: answers are `no-store` and pages hold nothing of a farmer, so all it could clear is the
        // scripts, which a poor signal would have to carry once more.
        return undefined
      },
    },
    close: cleanUpWhileListening(parts, accountCleanUps),
  }
}

/** What speaks against a password, before sign-up. */
export function createPasswordHint(): Feature<typeof passwordHint> {
  const hints = new PasswordHints()
  return {
    handlers: { check: async ({ body }) => ({ hint: (await hints.about(body)) ?? null }) },
    close: () => hints.close(),
  }
}

function publicUser({ username, farmName, location }: SignedIn): User {
  return { username, farm_name: farmName, location }
}
