import { readEscrito } from '../persona/read-escrito.ts'

/** Payee of a line of the statement of debt, and the receipt to ask for. An unknown receipt is ''. */
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

/** Parses 'payee | receipt', or only a payee. Undefined for any other text, and for an empty text. */
export const parseCobro = (text: string): Cobro | undefined => {
  const partes = text.split(SEPARADOR)
  const [quien, recibo] = [readParte(partes[0] ?? ''), readParte(partes[1] ?? '')]
  return quien === undefined || quien === '' || recibo === undefined || partes.length > 2
    ? undefined
    : { quien, recibo }
}

export const writeCobro = ({ quien, recibo }: Cobro): string =>
  recibo === '' ? quien : `${quien} ${SEPARADOR} ${recibo}`
