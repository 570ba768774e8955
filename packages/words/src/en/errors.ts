import { codes } from './errors/codes.ts'
import { problems } from './errors/problems.ts'
import { subjects } from './errors/subjects.ts'

/** Errors that a page words itself. All other errors are shown in the server's words. */
export const errors = { codes, problems, subjects }
