/**
 * Minimum number of letters that a person's name must have to be searched for inside free text. A shorter name, or a
 * name of one word, would also be found in texts about other people.
 */
const MINIMO_DE_LETRAS = 8

const PUNTO = '[. ]?'

const conPuntos = (dni: string): string =>
  dni
    .replace(/\B(?=(\d{3})+$)/g, '.')
    .split('.')
    .join(PUNTO)

/**
 * Returns a PostgreSQL regular expression that finds the DNI, CUIT or CUIL (identity or tax number) of a person in a
 * text. Dots and hyphens are allowed. The expression does not match inside longer numbers, except a DNI inside a CUIT.
 */
export const patronDeNumeros = ({
  dni,
  cuits,
}: {
  readonly dni: string
  readonly cuits: readonly string[]
}): string => {
  const numeros = [
    ...(dni === '' ? [] : [`([0-9]{2}[-. ]?)?0*${conPuntos(dni)}([-. ]?[0-9])?`]),
    ...cuits.map((cuit) => `${cuit.slice(0, 2)}[-. ]?${cuit.slice(2, 10)}[-. ]?${cuit.slice(10)}`),
  ]
  return `(^|[^0-9])(${numeros.join('|')})($|[^0-9])`
}

/**
 * Returns the names of a person to look for inside free text. A name in two parts appears twice: with the surname
 * first, and with the surname last.
 */
export const nombresBuscados = (
  completos: readonly string[],
  partidos: readonly { readonly apellido: string; readonly nombre: string }[],
): readonly string[] => {
  const limpio = (nombre: string) => nombre.replace(/[\s,]+/g, ' ').trim()
  const todos = [
    ...completos,
    ...partidos.flatMap(({ apellido, nombre }) => [
      `${apellido} ${nombre}`,
      `${nombre} ${apellido}`,
    ]),
  ].map(limpio)
  return [...new Set(todos)].filter(
    (nombre) => nombre.length >= MINIMO_DE_LETRAS && nombre.includes(' '),
  )
}
