/**
 * Error of a setting that cannot be used. The message names the environment variable, for the person who installs the
 * product.
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * The identity provider is missing or incomplete. A first start catches this error in order to list every other missing
 * setting too.
 */
export class SinIdentidad extends ConfigError {}
