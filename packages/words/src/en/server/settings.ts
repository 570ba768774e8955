/** What is wrong with a setting; its name stands before. */
export const settings = {
  head: 'These settings are wrong:',
  problems: {
    origin: 'must be an origin: no path, no user, such as https://farm.example.org',
    frame_character: 'has a character that a frame address cannot have',
    above_nought: 'must be a whole number above 0',
    at_most: ({ most }: { most: number }) => `must be at most ${most}`,
    port: 'must be a port number from 0 to 65535',
    drain_seconds: 'must be a whole number of seconds from 0 to 60',
    address_ranges: 'must be a list of addresses or CIDR ranges, such as 10.0.0.0/8',
    postgres_address: 'must be a postgres:// address',
    secret_length: 'each secret needs at least 32 characters',
    contact: 'must be an e-mail or web address',
    providers: ({ known }: { known: string }) => `can name ${known}`,
    no_provider: 'must name a provider',
    on_or_off: 'must be on or off',
    valkey_address: 'must be a valkey:// or redis:// address',
    web_address: 'must be a web address such as https://example.org',
    secret_missing: 'is required in production with a DATABASE_URL (32 characters or more)',
    own_address: 'must not be an address of this product itself',
  },
}
