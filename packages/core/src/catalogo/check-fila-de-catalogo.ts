import type { Motivo } from '../decision/decision.ts'
import { catalogos as textos } from '../texto/catalogos.ts'
import { interpolar } from '../texto/interpolar.ts'

const LARGO_DE_CODIGO = 4

/**
 * Reads the code of an entry of a catalogue, such as the catalogue of taxes. A code has only capitals and digits. Codes
 * are compared as text, so '2' is not '02' (D76).
 */
export const parseCodigoDeCatalogo = (
  escrito: string,
  largo = LARGO_DE_CODIGO,
): string | undefined => {
  const codigo = escrito.trim().toUpperCase()
  return /^[A-Z0-9]+$/.test(codigo) && codigo.length <= largo ? codigo : undefined
}

export interface FilaDeCatalogo {
  readonly codigo: string
  readonly nombre: string
}

export const checkCodigoDeCatalogo = (
  codigo: string,
  { actual, nuevo }: { readonly actual: FilaDeCatalogo | undefined; readonly nuevo: boolean },
): Motivo[] => {
  const refuse = (que: string, mensaje: string): Motivo[] => [
    { codigo: `catalogo.${que}`, campo: 'codigo', mensaje },
  ]
  if (parseCodigoDeCatalogo(codigo) !== codigo) return refuse('codigo', textos.codigo)
  if (nuevo && actual !== undefined) return refuse('repetido', interpolar(textos.repetido, actual))
  return !nuevo && actual === undefined
    ? refuse('no-existe', interpolar(textos.noExiste, { codigo }))
    : []
}

export const checkTextoDeCatalogo = (
  campo: string,
  valor: string,
  { largo, requerido = false }: { readonly largo: number; readonly requerido?: boolean },
): Motivo[] => {
  if (requerido && valor === '')
    return [{ codigo: 'catalogo.requerido', campo, mensaje: textos.requerido }]
  return valor.length > largo
    ? [{ codigo: 'catalogo.largo', campo, mensaje: interpolar(textos.largo, { n: largo }) }]
    : []
}
