import { maxSeries, SERIES, type Series, writeSeries } from '../historial/series-de-numeros.ts'

/**
 * Code and numbers that an administrator wrote in the setting APREMIA_RESTAURACION. {@link findFaltas} checks the
 * numbers.
 */
interface PedidoDeRestauracion {
  readonly codigo: string | undefined
  /**
   * Numbers that follow the code in APREMIA_RESTAURACION, under their names: 'titulos=120' is '120' under 'titulos'.
   */
  readonly partes: ReadonlyMap<string, string>
}

export const parsePedido = (texto: string): PedidoDeRestauracion => {
  const palabras = texto.trim().split(/\s+/)
  const codigo = palabras[0]?.includes('=') ? undefined : palabras.shift()
  const partes = palabras.map((palabra) => {
    const [serie = '', ...valor] = palabra.split('=')
    return [serie, valor.join('=')] as const
  })
  return { codigo, partes: new Map(partes) }
}

/**
 * Largest difference allowed between a number that an administrator writes and the last known number. A mistyped number
 * that is too large could not be lowered afterwards, because the numbers of papers only grow.
 */
const MAYOR_SALTO = 1_000_000

const isNumero = (valor: string | undefined): valor is string => /^\d+$/.test(valor ?? '')

const isLejano = (numero: number, conocido: number): boolean => numero - conocido > MAYOR_SALTO

const isSerie = (nombre: string): boolean => SERIES.some((serie) => serie === nombre)

/**
 * Explains what is wrong in the document numbers that an administrator wrote in APREMIA_RESTAURACION. Each sentence
 * names the series of numbers: executive titles, letters or agreements.
 */
export const findFaltas = ({ partes }: PedidoDeRestauracion, conocidos: Series): string[] => [
  ...SERIES.flatMap((serie): string[] => {
    const valor = partes.get(serie)
    if (valor === undefined) return [`Falta la serie «${serie}».`]
    if (!isNumero(valor))
      return [
        `«${serie}=${valor}» no tiene un número entero: va solo con dígitos, sin puntos, comas ni signos.`,
      ]
    if (isLejano(Number(valor), conocidos[serie]))
      return [
        `«${serie}=${valor}» pasa por más de ${MAYOR_SALTO.toLocaleString('es-AR')} al último que se conoce, ${conocidos[serie]}: revise si sobra una cifra, porque la numeración no vuelve atrás.`,
      ]
    return []
  }),
  ...[...partes.keys()]
    .filter((nombre) => !isSerie(nombre))
    .map((nombre) => `«${nombre}» no es una serie: son ${SERIES.join(', ')}.`),
]

/** Explains which document numbers in APREMIA_RESTAURACION are lower than the last numbers already used. */
export const findMenores = ({ partes }: PedidoDeRestauracion, conocidos: Series): string[] =>
  SERIES.flatMap((serie) => {
    const valor = partes.get(serie)
    return isNumero(valor) && Number(valor) < conocidos[serie]
      ? [
          `«${serie}=${valor}» es menor que el último que se conoce, ${conocidos[serie]}: esos números ya se usaron.`,
        ]
      : []
  })

/**
 * Returns the document numbers in APREMIA_RESTAURACION. Call this function only after {@link findFaltas} finds nothing
 * wrong.
 */
export const readNumeros = ({ partes }: PedidoDeRestauracion): Series =>
  maxSeries([Object.fromEntries(SERIES.map((serie) => [serie, Number(partes.get(serie))]))])

export const writeRestauracion = (codigo: string, series: Series): string =>
  `APREMIA_RESTAURACION='${codigo} ${writeSeries(series)}'`

/**
 * Writes the corrected line of APREMIA_RESTAURACION. A number that is wrong, missing or too low is replaced with the
 * last known number.
 */
export const correctPedido = (
  codigo: string,
  { partes }: PedidoDeRestauracion,
  conocidos: Series,
): string => {
  const buenos = SERIES.flatMap((serie) => {
    const valor = partes.get(serie)
    const sirve = isNumero(valor) && !isLejano(Number(valor), conocidos[serie])
    return sirve ? [[serie, Number(valor)] as const] : []
  })
  return writeRestauracion(codigo, maxSeries([conocidos, Object.fromEntries(buenos)]))
}
