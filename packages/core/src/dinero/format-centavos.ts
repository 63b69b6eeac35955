import type { Centavos } from './centavos.ts'

const digits = (amount: Centavos): [sign: boolean, whole: string, cents: string] => {
  const text = Math.abs(amount).toString().padStart(3, '0')
  return [amount < 0, text.slice(0, -2), text.slice(-2)]
}

/** '1.234.567,05'; a negative amount carries the minus sign '−' (U+2212). */
export const formatCentavos = (amount: Centavos): string => {
  const [negative, whole, cents] = digits(amount)
  return `${negative ? '−' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`
}

/** '$ 1.234,05' with a no-break space after the sign. */
export const formatPesos = (amount: Centavos): string => {
  const text = formatCentavos(amount)
  return text.startsWith('−') ? `−$\u00a0${text.slice(1)}` : `$\u00a0${text}`
}

/** '1234.05', the form amounts travel in (JSON, CSV, --json). */
export const wireAmount = (amount: Centavos): string => {
  const [negative, whole, cents] = digits(amount)
  return `${negative ? '-' : ''}${whole}.${cents}`
}
