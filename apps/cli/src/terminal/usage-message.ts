/**
 * Patterns of the error messages of Commander, the library that parses the command line, with their Spanish
 * translations. A message without a translation is shown unchanged.
 */
const MENSAJES: readonly (readonly [RegExp, string])[] = [
  [/^missing required argument '(.+)'$/, 'Falta el argumento <$1>.'],
  [/^option '(.+)' argument missing$/, 'La opción $1 necesita un valor.'],
  [/^required option '(.+)' not specified$/, 'Falta la opción $1.'],
  [/^option '(.+)' cannot be used with option '(.+)'$/, 'La opción $1 no va junto con $2.'],
  [/^unknown option '(.+)'$/, 'No existe la opción $1.'],
  [/^unknown command '(.+)'$/, 'No existe el comando «$1».'],
  [
    /^too many arguments(?: for '.+')?\. Expected (\d+) arguments? but got (\d+)\.$/,
    'Sobran argumentos: se esperaban $1 y llegaron $2.',
  ],
  [
    /^option '(.+)' argument '(.*)' is invalid\. Allowed choices are (.+)\.$/,
    'El valor «$2» no sirve para $1. Valores posibles: $3.',
  ],
  [
    /^command-argument value '(.*)' is invalid for argument '(.+)'\. Allowed choices are (.+)\.$/,
    'El valor «$1» no sirve para <$2>. Valores posibles: $3.',
  ],
  [/^option '(.+)' argument '(.*)' is invalid\. (.+)$/, 'El valor «$2» no sirve para $1. $3'],
  [
    /^command-argument value '(.*)' is invalid for argument '(.+)'\. (.+)$/,
    'El valor «$1» no sirve para <$2>. $3',
  ],
]

export interface UsageMessage {
  readonly mensaje: string
  /** Suggestion of a similar option, '¿Quiso decir --categoria?', or undefined when no similar option exists. */
  readonly sugerencia: string | undefined
}

export const readUsageMessage = (message: string): UsageMessage => {
  const [first = '', second] = message.replace(/^error: /, '').split('\n')
  const found = MENSAJES.find(([pattern]) => pattern.test(first))
  const similar = /^\(Did you mean (?:one of )?(.+)\?\)$/.exec(second ?? '')?.[1]
  return {
    mensaje: found ? first.replace(found[0], found[1]) : first,
    sugerencia:
      similar === undefined ? undefined : `¿Quiso decir ${similar.replace(/, (?=[^,]*$)/, ' o ')}?`,
  }
}
