import { codes } from './errors/codes.ts'
import { problems } from './errors/problems.ts'
import { subjects } from './errors/subjects.ts'

/**
 * What a page of ours can be refused, worded by the page itself; whatever else the server refuses a page shows in the
 * server's words.
 */
export const errors = { codes, problems, subjects }
