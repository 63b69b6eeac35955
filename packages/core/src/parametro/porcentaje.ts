import { type Centavos, scaleCentavos } from '../dinero/centavos.ts'

/** Percentage as an exact fraction of one: 2.2 % is 22/1000. */
export interface Porcentaje {
  readonly numerador: bigint
  readonly denominador: bigint
}

/** Parses a percentage: '21' or '2.2' (0 to 100, at most four decimals). Undefined for any other text. */
export const parsePorcentaje = (text: string): Porcentaje | undefined => {
  const match = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', decimals = ''] = match
  const numerador = BigInt(whole + decimals)
  const denominador = 100n * 10n ** BigInt(decimals.length)
  return numerador > denominador ? undefined : { numerador, denominador }
}

/** Computes the percentage of an amount, rounded once, half-up to the centavo (D127). */
export const applyPorcentaje = (
  amount: Centavos,
  { numerador, denominador }: Porcentaje,
): Centavos => scaleCentavos(amount, numerador, denominador)

/** Writes a percentage for people: '2.2' → '2,2\u00a0%', '10.00' → '10\u00a0%'. */
export const describePorcentaje = (porcentaje: string): string => {
  const sinCeros = porcentaje.includes('.') ? porcentaje.replace(/\.?0+$/, '') : porcentaje
  return `${sinCeros.replace('.', ',')}\u00a0%`
}
