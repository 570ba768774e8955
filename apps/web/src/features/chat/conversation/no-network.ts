/** The error catalogue's words for a chat without a connection, or with none in time. */
export const NO_NETWORK = 'Error getting response. Please try again.'
