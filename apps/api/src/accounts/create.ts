import type { accounts } from '@smart-farming/contracts/accounts'
import type { passwordHint } from '@smart-farming/contracts/accounts/password-hint'
import { AppError } from '../app-error.ts'
import { scheduleCleanup } from '../db/cleanup.ts'
import type { Deps } from '../deps.ts'
import { FloodLog } from '../http/log/flood-log.ts'
import type { Feature, FeatureContext } from '../http/routing/feature.ts'
import { homeCountry } from '../http/server/home-country.ts'
import type { SignedInUser } from '../http/session/session-reader.ts'
import { audit } from './audit.ts'
import { deleteExpiredAddressFailures } from './login/address-failures-store.ts'
import { completeLogin } from './login/complete-login.ts'
import { DeviceCookie } from './login/device-cookie.ts'
import { deleteExpiredStreaks } from './login/failure-streaks-store.ts'
import { type LoginParts, logIn, MAX_CONCURRENT_LOGINS, recordLoginNetwork } from './login/login.ts'
import { LoginLimits } from './login/login-limits.ts'
import { LoginPace } from './login/login-pace.ts'
import { QueuePerKey } from './login/queue-per-key.ts'
import { deleteExpiredNetworks } from './login/user-networks-store.ts'
import { checkNames } from './names/check-names.ts'
import { deleteExpiredChallenges } from './passkeys/challenges-store.ts'
import { requestPasskey } from './passkeys/request-passkey.ts'
import { PasswordHints } from './passwords/password-hints.ts'
import { createUserPresenter } from './public-user.ts'
import { deleteDueAccounts } from './self-service/delete-accounts-store.ts'
import { deleteExpiredEvents, recordAccountEvent } from './self-service/events-store.ts'
import { deleteExpiredMoves } from './self-service/move-store.ts'
import { deleteEndedSessions, deleteExpiredSessions } from './session-store.ts'
import { deleteExpiredSignups } from './signup/address-signups-store.ts'
import { SignupPace } from './signup/signup-pace.ts'
import { createNameTagger, usernameKey } from './username.ts'
import { addUser, type NewUser } from './users-store.ts'

export const accountCleanupJobs = {
  'old sessions': deleteExpiredSessions,
  'ended sessions': deleteEndedSessions,
  'failed logins by name': deleteExpiredStreaks,
  'failed logins by address': deleteExpiredAddressFailures,
  'account events': deleteExpiredEvents,
  'moves to other phones': deleteExpiredMoves,
  'passkey challenges': deleteExpiredChallenges,
  'accounts due for deletion': deleteDueAccounts,
  'login networks': deleteExpiredNetworks,
  'sign-ups by address': deleteExpiredSignups,
}

interface Parts extends Pick<Deps, 'config' | 'database' | 'passwords' | 'sessions'>, FeatureContext {
  /** Called for each new account before the response is sent. */
  readonly onSignedUp: (user: SignedInUser) => void
}

/** Handlers for sign-up, login, logout and the signed-in user. */
export function createAccounts(parts: Parts): Feature<typeof accounts> & { readonly login: LoginParts } {
  const { config, database, passwords, sessions, onSignedUp } = parts
  const ownOrigin = config.publicUrl?.origin
  const devices = new DeviceCookie(sessions.secrets, config.https)
  const login = {
    database,
    passwords,
    devices,
    limits: new LoginLimits(database, config.limits),
    pace: new LoginPace(config.limits),
    turns: new QueuePerKey(MAX_CONCURRENT_LOGINS),
    floods: new FloodLog(),
    nameTag: createNameTagger(sessions.secrets),
  }
  const pace = new SignupPace(database, config.limits)
  const tellUser = createUserPresenter(sessions.secrets)
  const addAccount = async (person: Omit<NewUser, 'passwordHash'>, password: string) => {
    const passwordHash = await passwords.hash(password)
    return { user: await addUser(database, { ...person, passwordHash }), passwordHash }
  }
  return {
    handlers: {
      user: ({ user, reply }) => tellUser(user, reply),
      async signup({ body: { password, ...person }, request, reply }) {
        checkNames(person)
        const takeBack = await pace.count(request.clientAddress).catch((error: unknown) => {
          if (error instanceof AppError)
            audit(request, 'signup_refused', { name: login.nameTag(usernameKey(person.username)) })
          throw error
        })
        const country = homeCountry(request.headers['accept-language'])
        const { user, passwordHash } = await addAccount({ ...person, homeCountry: country }, password).catch(
          async (error: unknown) => {
            // If this fails, the address waits as if the account had been created.
            await takeBack().catch(() => {})
            throw error
          },
        )
        await sessions.signIn(request, reply, user.id, passwordHash)
        devices.write(reply, { id: user.id, passwordHash })
        await recordLoginNetwork(login, request, user.id)
        await database.run((orm) => recordAccountEvent(orm, user.id, 'signed_up', request))
        audit(request, 'signed_up', { userId: user.id })
        onSignedUp(user)
        return tellUser(user, reply)
      },
      async login({ body, request, reply }) {
        const { user, passwordHash, device, begun } = await logIn(login, request, body, async (judged) => {
          if (judged.hasPasskeys) return requestPasskey({ database, ownOrigin }, request, judged)
          await sessions.signIn(request, reply, judged.id, judged.passwordHash)
          return undefined
        })
        if (begun !== undefined) {
          reply.code(202)
          return { passkey: begun }
        }
        await completeLogin(login, request, reply, {
          userId: user.id,
          passwordHash,
          device,
          onNewDevice: 'signed_in_new_device',
        })
        return tellUser(user, reply)
      },
      async logout({ request, reply }) {
        const userId = await sessions.signOut(request, reply)
        if (userId !== undefined) audit(request, 'logged_out', { userId })
        // No Clear-Site-Data header: the page deletes the farmer's data itself, and clearing the
        // cache would force a new download of the app over a poor connection
        // (docs/decisions/sessions.md).
        return undefined
      },
    },
    close: scheduleCleanup(parts, accountCleanupJobs),
    login,
  }
}

/** Tells farmers before sign-up whether a password is weak. */
export function createPasswordHint({ words, passwordHints }: Pick<Deps, 'words' | 'passwordHints'>): Feature<
  typeof passwordHint
> & {
  readonly hints: Pick<PasswordHints, 'about'>
} {
  const own = new PasswordHints()
  const hints = passwordHints ?? own
  return {
    hints,
    handlers: {
      async check({ body }) {
        const weakness = await hints.about(body)
        return { hint: weakness === undefined ? null : words.weakPasswords[weakness] }
      },
    },
    close: () => own.close(),
  }
}
