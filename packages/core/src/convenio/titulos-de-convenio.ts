import type { Motivo } from '../decision/decision.ts'
import { convenios } from '../texto/convenios.ts'
import { interpolar } from '../texto/interpolar.ts'

/**
 * Code of the error when a person chooses extrajudicial fees for an agreement, although its debt has an executive title
 * in force. Such an agreement must have judicial fees.
 */
export const DEUDA_TITULADA = 'convenio.deuda-titulada'

export const listTitulos = (titulos: readonly string[]): string => `Nº ${titulos.join(', ')}`

/**
 * Returns the numbers of the executive titles that an agreement names. First come the titles in force over the debt, in
 * ascending order. The number that a person typed is last: it is a title older than the product (D138).
 */
export const nombrarTitulos = (escrito: string, vigentes: readonly number[]): readonly string[] => {
  const numeros = [...new Set(vigentes)].sort((a, b) => a - b).map(String)
  const otro = escrito.trim()
  return otro === '' || numeros.includes(otro.replace(/^0+/, '')) ? numeros : [...numeros, otro]
}

/**
 * Returns the row of the fee table that a new agreement has by default. It is the first judicial row when the debt has
 * an executive title in force or a court filing (D165), and otherwise the first extrajudicial row. The comparison of
 * plans uses the same row.
 */
export const findEstadoHabitual = <E extends { readonly judicial: boolean }>(
  titulos: readonly number[],
  estados: readonly E[],
  radicado = false,
): E | undefined => estados.find(({ judicial }) => judicial === (radicado || titulos.length > 0))

/**
 * Returns an error when an agreement has extrajudicial fees, although its debt has an executive title in force (D165).
 */
export const checkEstadoTitulado = (
  titulos: readonly number[],
  estado: { readonly judicial: boolean },
): Motivo[] =>
  titulos.length === 0 || estado.judicial
    ? []
    : [
        {
          codigo: DEUDA_TITULADA,
          campo: 'estado_id',
          mensaje: interpolar(convenios.deudaTitulada, {
            titulos: listTitulos(nombrarTitulos('', titulos)),
          }),
        },
      ]
