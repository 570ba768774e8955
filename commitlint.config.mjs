// `pnpm lint` reads the commits since 29 November 2026; earlier ones stay as they are. By date, not from a commit: a
// shallow clone has no older commit to begin at.
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    // A line of the body such as "geo: URIs are read" is taken for a footer.
    'footer-leading-blank': [0],
  },
}
