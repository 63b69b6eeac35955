/** Error of a setting that cannot be used. The message names the variable, for the person who installs the product. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Error of a real installation whose identity provider is missing or incomplete. At a first start other settings may be
 * missing too.
 */
export class SinIdentidad extends ConfigError {}
