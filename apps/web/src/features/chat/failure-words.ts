// The error catalogue's words for the chat.

/** The reply says nothing. */
export const NO_CONTENT = 'Sorry, I could not get a response.'
/** There was no connection, or none in time. */
export const NO_NETWORK = 'Error getting response. Please try again.'
