export const pages = { notFound: '404 - Page Not Found' }
