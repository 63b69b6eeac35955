import type { Motivo } from '../decision/decision.ts'
import { convenios } from '../texto/convenios.ts'
import { interpolar } from '../texto/interpolar.ts'

/** The debt has a title in force and the state of the agreement is not a judicial one. */
export const DEUDA_TITULADA = 'convenio.deuda-titulada'

/** 'Nº 12' or 'Nº 12, 13', for messages. */
export const listTitulos = (titulos: readonly string[]): string => `Nº ${titulos.join(', ')}`

/**
 * Lists the titles that an agreement names: the titles in force over its debt, in order, and then the typed title when
 * it is another one. Older titles are not in the product (D138).
 */
export const nombrarTitulos = (escrito: string, vigentes: readonly number[]): readonly string[] => {
  const numeros = [...new Set(vigentes)].sort((a, b) => a - b).map(String)
  const otro = escrito.trim()
  return otro === '' || numeros.includes(otro.replace(/^0+/, '')) ? numeros : [...numeros, otro]
}

/** State used to compare plans when none is given: the first one that the debt may have (D165). */
export const findEstadoHabitual = <E extends { readonly judicial: boolean }>(
  titulos: readonly number[],
  estados: readonly E[],
): E | undefined => estados.find(({ judicial }) => judicial === titulos.length > 0)

/** An agreement over debt with a title in force is a judicial one (D165). */
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
