import type { accounts } from '@smart-farming/contracts/accounts'
import type { passwordHint } from '@smart-farming/contracts/accounts/password-hint'
import { AppError } from '../app-error.ts'
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
import { JUDGED_AT_ONCE, type LoginParts, logIn, remember } from './login/login.ts'
import { LoginLimits } from './login/login-limits.ts'
import { LoginPace } from './login/login-pace.ts'
import { QueuePerKey } from './login/queue-per-key.ts'
import { forgetNetworks } from './login/user-networks-store.ts'
import { welcome } from './login/welcome.ts'
import { checkNames } from './names/check-names.ts'
import { deleteDueAccounts } from './own/delete-accounts-store.ts'
import { forgetOldEvents, noteEvent } from './own/events-store.ts'
import { forgetMoves } from './own/move-store.ts'
import { askForPasskey } from './passkeys/ask-passkey.ts'
import { forgetChallenges } from './passkeys/challenges-store.ts'
import { PasswordHints } from './passwords/password-hints.ts'
import { userTeller } from './public-user.ts'
import { forgetEndedSessions, forgetOldSessions } from './session-store.ts'
import { forgetSignups } from './signup/address-signups-store.ts'
import { SignupPace } from './signup/signup-pace.ts'
import { nameTagger, usernameKey } from './username.ts'
import { addUser, type NewUser } from './users-store.ts'

/** Expired-data cleanup jobs. */
export const accountCleanUps = {
  'old sessions': forgetOldSessions,
  'ended sessions': forgetEndedSessions,
  'failed logins by name': forgetStreaks,
  'failed logins by address': forgetAddresses,
  'account events': forgetOldEvents,
  'moves to other phones': forgetMoves,
  'passkey challenges': forgetChallenges,
  'accounts due for deletion': deleteDueAccounts,
  'login networks': forgetNetworks,
  'sign-ups by address': forgetSignups,
}

interface Parts extends Pick<Deps, 'config' | 'database' | 'passwords' | 'sessions'>, Lent {
  /** Called for every new account, just before its response is sent. */
  readonly onSignedUp: (user: SignedIn) => void
}

/** Sign-up, login, logout and the signed-in user. */
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
    turns: new QueuePerKey(JUDGED_AT_ONCE),
    floods: new FloodLog(),
    nameTag: nameTagger(sessions.secrets),
  }
  const pace = new SignupPace(database, config.limits)
  const tellUser = userTeller(sessions.secrets)
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
        await remember(login, request, user.id)
        await database.run((orm) => noteEvent(orm, user.id, 'signed_up', request))
        audit(request, 'signed_up', { userId: user.id })
        onSignedUp(user)
        return tellUser(user, reply)
      },
      async login({ body, request, reply }) {
        const { user, passwordHash, device, begun } = await logIn(login, request, body, async (judged) => {
          if (judged.hasPasskeys) return askForPasskey({ database, ownOrigin }, request, judged)
          await sessions.signIn(request, reply, judged.id, judged.passwordHash)
          return undefined
        })
        if (begun !== undefined) {
          reply.code(202)
          return { passkey: begun }
        }
        await welcome(login, request, reply, {
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
        // No Clear-Site-Data: the page wipes the farmer's data before it calls, and the application itself would have
        // to be downloaded again over a poor signal (docs/decisions/sessions.md).
        return undefined
      },
    },
    close: cleanUpWhileListening(parts, accountCleanUps),
    login,
  }
}

/** Password feedback before sign-up. */
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
