/**
 * Error of a setting that cannot be used. The message names the environment variable, for the person who installs the
 * product.
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Error of missing or incomplete settings of the identity provider. The first start catches it, adds every other
 * missing setting, and lists them all in one message.
 */
export class SinIdentidad extends ConfigError {}
