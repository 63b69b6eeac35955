/**
 * Error of a setting that cannot be used. The message names the environment variable, for the person who installs the
 * product.
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Error of missing or incomplete settings of the identity provider. The first start catches this error, in order to
 * list in one message every other missing setting too.
 */
export class SinIdentidad extends ConfigError {}
