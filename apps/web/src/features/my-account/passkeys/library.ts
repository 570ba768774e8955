import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

/** A file of its own, so that the build can say that it is of no use without a network. */
export const library = { startAuthentication, startRegistration }
