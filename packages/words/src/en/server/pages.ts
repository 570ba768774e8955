/** What stands in place of a file that is not there. */
export const pages = { notFound: '404 - Page Not Found' }
