/** Text for a missing file. */
export const pages = { notFound: '404 - Page Not Found' }
