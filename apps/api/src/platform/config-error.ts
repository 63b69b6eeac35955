/**
 * Error of a setting that cannot be used. The message is for the person who installs the product and names the
 * variable.
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Error: an installation that is real has no whole identity provider. A first start may lack more. */
export class SinIdentidad extends ConfigError {}
