import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { moves } from '@smart-farming/contracts/accounts/moves'
import { AppError } from '../../app-error.ts'
import type { Deps } from '../../deps.ts'
import type { Feature } from '../../http/routing/feature.ts'
import { formatDevice, parseDevice, parseUserAgent } from '../../http/session/device.ts'
import { audit } from '../audit.ts'
import type { LoginParts } from '../login/login.ts'
import { createUserPresenter } from '../public-user.ts'
import { createPasswordConfirmation } from './confirm.ts'
import { recordAccountEvent } from './events-store.ts'
import { beginMove, confirmMove, findMove, finishMove, requestMove } from './move-store.ts'
import { lockConfirmedSession } from './user-sessions-store.ts'

interface Parts extends Pick<Deps, 'database' | 'sessions'> {
  readonly login: LoginParts
}

const newSecret = () => randomBytes(32).toString('base64url')
const hashOf = (secret: string) => createHash('sha256').update(`move ${secret}`).digest()

/** Moves an account to a new phone, once its code is typed on the signed-in phone. */
export function createMoves({ database, sessions, login }: Parts): Feature<typeof moves> {
  const { devices } = login
  const confirm = createPasswordConfirmation(login, sessions)
  const tellUser = createUserPresenter(sessions.secrets)
  const over = () => new AppError('invalid_credentials', { problem: { code: 'move_over' } })
  return {
    handlers: {
      async begin({ body: { password }, request, user }) {
        await confirm(request, user, password)
        const token = newSecret()
        const endsAt = await database.run((orm) =>
          orm.transaction(async (transaction) => {
            await lockConfirmedSession(transaction, user.id, sessions.reader.hashOf(request.headers.cookie))
            return beginMove(transaction, user.id, hashOf(token))
          }),
        )
        return { token, expiresAt: endsAt.toISOString() }
      },
      async state({ user }) {
        const move = await findMove(database, user.id)
        if (move === undefined) return { state: 'none' }
        const device = parseDevice(move.device)
        if (move.confirmedAt !== null) return { state: 'confirmed', device }
        return { state: move.ticketHash === null ? 'waiting' : 'asked', device }
      },
      async confirm({ body: { number }, user }) {
        const isRight = await confirmMove(database, user.id, number)
        if (isRight === undefined) throw new AppError('not_found', { problem: { code: 'move_over' } })
        if (!isRight) throw new AppError('invalid_credentials', { problem: { code: 'wrong_move_number' } })
        return undefined
      },
      async ask({ body: { token }, request }) {
        const ticket = newSecret()
        const number = String(randomInt(100)).padStart(2, '0')
        const device = formatDevice(parseUserAgent(request.headers['user-agent']))
        const asked = { ticketHash: hashOf(ticket), number, device }
        if (!(await requestMove(database, hashOf(token), asked))) throw over()
        return { number, ticket }
      },
      async finish({ body: { ticket }, request, reply }) {
        const user = await finishMove(database, hashOf(ticket), async (mover) => {
          await sessions.signIn(request, reply, mover.id, mover.passwordHash, false)
          devices.write(reply, mover)
        })
        if (user === undefined) throw over()
        if (user === 'waiting') return { user: null }
        await database.run((orm) => recordAccountEvent(orm, user.id, 'moved_in', request))
        audit(request, 'moved_in', { userId: user.id })
        return { user: tellUser(user, reply) }
      },
    },
  }
}
