import { codes } from './errors/codes.ts'
import { problems } from './errors/problems.ts'
import { subjects } from './errors/subjects.ts'

/** Errors that pages describe themselves. For all others, pages show the server's text. */
export const errors = { codes, problems, subjects }
