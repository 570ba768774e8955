import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/**
 * One line a request, when it is done: the route and how it went. Never the query, the body or a header: they hold
 * places, questions, passwords and cookies.
 */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' })
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const config = request.routeOptions.config
    reply.log.info({
      method: request.method,
      route: config.endpoint ?? request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      user: request.user?.id,
    })
  }
}

/** Names a request in answers and logs: unique to this process and cheap to make. */
export function requestIds(): () => string {
  const process = crypto.randomUUID().slice(0, 8)
  let count = 0
  return () => {
    count += 1
    return `${process}-${count.toString(36)}`
  }
}

/** What an error may say in the log. A database error's message can hold what the user typed, so only its code stays. */
export function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  // Drizzle's error calls itself plain "Error", and its message is the query with all its parameters.
  const database = error.name === 'PostgresError' || ('query' in error && 'params' in error)
  const stack = error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .join('\n')
  return {
    type: error.name,
    message: database ? 'database error' : error.message,
    ...(code !== undefined && { code }),
    ...(stack !== undefined && { stack }),
    ...(error.cause instanceof Error && { cause: serializeError(error.cause) }),
  }
}
