import type { Centavos } from './centavos.ts'

const digits = (amount: Centavos): [sign: boolean, whole: string, cents: string] => {
  const text = Math.abs(amount).toString().padStart(3, '0')
  return [amount < 0, text.slice(0, -2), text.slice(-2)]
}

/** Formats an amount for people: '1.234.567,05'. The minus sign is '−' (U+2212). */
export const formatCentavos = (amount: Centavos): string => {
  const [negative, whole, cents] = digits(amount)
  return `${negative ? '−' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`
}

/** Formats an amount with its currency: '$ 1.234,05', with a no-break space after the sign. */
export const formatPesos = (amount: Centavos): string => {
  const text = formatCentavos(amount)
  return text.startsWith('−') ? `−$\u00a0${text.slice(1)}` : `$\u00a0${text}`
}

/** Formats an amount for JSON, CSV and --json: '1234.05'. */
export const wireAmount = (amount: Centavos): string => {
  const [negative, whole, cents] = digits(amount)
  return `${negative ? '-' : ''}${whole}.${cents}`
}
