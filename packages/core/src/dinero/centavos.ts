/**
 * Amount of money: a whole number of centavos, never a float or a formatted text. The amount is a safe integer (up to
 * ±9 × 10¹³ pesos), and every operation checks this limit.
 */
declare const brand: unique symbol
export type Centavos = number & { readonly [brand]: 'Centavos' }

/**
 * Converts a whole number of centavos to the type `Centavos`.
 *
 * @throws RangeError when the number is not a safe integer
 */
export const centavos = (n: number): Centavos => {
  if (!Number.isSafeInteger(n)) throw new RangeError(`No es una cantidad de centavos: ${n}`)
  return (n === 0 ? 0 : n) as Centavos
}

export const CERO = centavos(0)

/**
 * Maximum amount typed in an agreement or received for one period: 9.999.999.999,99. The sum of a thousand amounts then
 * has at most 13 digits, the limit of an amount in requests (D50).
 */
export const TOPE_DE_IMPORTE = centavos(999_999_999_999)

export const addCentavos = (...amounts: readonly Centavos[]): Centavos => sumCentavos(amounts)

export const sumCentavos = (amounts: Iterable<Centavos>): Centavos => {
  let total = 0
  for (const amount of amounts) total = centavos(total + amount)
  return centavos(total)
}

export const subtractCentavos = (a: Centavos, b: Centavos): Centavos => centavos(a - b)

export const negateCentavos = (a: Centavos): Centavos => centavos(-a)

export const compareCentavos = (a: Centavos, b: Centavos): number => Math.sign(a - b)

/** Computes `amount × numerator / denominator` exactly, and rounds the result once, half-up away from zero (D127). */
export const scaleCentavos = (
  amount: Centavos,
  numerator: bigint,
  denominator: bigint,
): Centavos => {
  if (denominator <= 0n) throw new RangeError('El denominador debe ser positivo')
  const product = BigInt(amount) * numerator
  const magnitude = product < 0n ? -product : product
  const rounded = (2n * magnitude + denominator) / (2n * denominator)
  return centavos(Number(product < 0n ? -rounded : rounded))
}

/**
 * Splits an amount of money into `parts` equal amounts. The last one also has the remainder of the division, so that
 * their sum is the whole amount (D33).
 */
export const splitCentavos = (amount: Centavos, parts: number): Centavos[] => {
  if (!Number.isSafeInteger(parts) || parts < 1) throw new RangeError(`Partes inválidas: ${parts}`)
  const each = Math.trunc(amount / parts)
  const list = Array.from({ length: parts }, () => centavos(each))
  list[parts - 1] = centavos(amount - each * (parts - 1))
  return list
}
