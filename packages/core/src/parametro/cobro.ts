import { readEscrito } from '../persona/read-escrito.ts'

/**
 * Person or office to whom a line of the statement of debt is paid, and the receipt that the payer must ask for.
 * `recibo` is '' when the receipt is unknown.
 */
export interface Cobro {
  readonly quien: string
  readonly recibo: string
}

const MAXIMO_DE_COBRO = 60
const SEPARADOR = '|'

const readParte = (text: string): string | undefined => {
  const leido = readEscrito(text)
  if (!leido.ok) return undefined
  const parte = leido.valor.replace(/\.$/, '')
  return parte.length <= MAXIMO_DE_COBRO ? parte : undefined
}

/**
 * Parses the text of a parameter that says who is paid: 'payee | receipt', or only 'payee'. Undefined for any other
 * text, and for an empty text.
 */
export const parseCobro = (text: string): Cobro | undefined => {
  const partes = text.split(SEPARADOR)
  const [quien, recibo] = [readParte(partes[0] ?? ''), readParte(partes[1] ?? '')]
  return quien === undefined || quien === '' || recibo === undefined || partes.length > 2
    ? undefined
    : { quien, recibo }
}

export const writeCobro = ({ quien, recibo }: Cobro): string =>
  recibo === '' ? quien : `${quien} ${SEPARADOR} ${recibo}`
