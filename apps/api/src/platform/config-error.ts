/** A setting that cannot be used. The message is for whoever installs the product and names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
