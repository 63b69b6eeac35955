import type { Motivo } from '../decision/decision.ts'
import { convenios } from '../texto/convenios.ts'
import { interpolar } from '../texto/interpolar.ts'

/** Code of the error when the debt has an executive title in force and the state of the agreement is extrajudicial. */
export const DEUDA_TITULADA = 'convenio.deuda-titulada'

export const listTitulos = (titulos: readonly string[]): string => `Nº ${titulos.join(', ')}`

/**
 * Returns the numbers of the executive titles that the document of an agreement names. First come the titles in force
 * over the debt of the agreement, in order. The number that a person typed is added at the end, for a title older than
 * the product (D138).
 */
export const nombrarTitulos = (escrito: string, vigentes: readonly number[]): readonly string[] => {
  const numeros = [...new Set(vigentes)].sort((a, b) => a - b).map(String)
  const otro = escrito.trim()
  return otro === '' || numeros.includes(otro.replace(/^0+/, '')) ? numeros : [...numeros, otro]
}

/**
 * Returns the fee table row that is proposed for an agreement, and with which plans are compared. This row is the first
 * judicial row when the debt has an executive title in force (D165) or its case has a court filing, and otherwise the
 * first extrajudicial row.
 */
export const findEstadoHabitual = <E extends { readonly judicial: boolean }>(
  titulos: readonly number[],
  estados: readonly E[],
  radicado = false,
): E | undefined => estados.find(({ judicial }) => judicial === (radicado || titulos.length > 0))

/** Refuses an extrajudicial state for an agreement whose debt has an executive title in force (D165). */
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
