import { type Centavos, formatPesos, textos } from '@apremia/core'

/** Formats an amount as '$ 1.234,50'. A null amount becomes '—' (D110). */
export const pesos = (amount: Centavos | null): string =>
  amount === null ? textos.comunes.sinDato : formatPesos(amount)
