import { parseFecha } from '@apremia/core'
import { useMemo } from 'react'
import type { Item, Seleccion } from './seleccion.ts'
import type { FormularioDeConvenio } from './use-ficha-de-convenio.ts'

export interface ContextoDeFicha {
  readonly clase: Seleccion['clase']
  /**
   * Lawyer of the payment agreement, or '' until a lawyer is chosen. With '', the server takes the lawyer of the first
   * tax period (D123).
   */
  readonly abogado: string
  /** Day on which the payment agreement is signed. '' means today. */
  readonly fechaconf: string
  /**
   * Number of the payment agreement that is being edited. The server also offers the tax periods that are already in
   * that agreement.
   */
  readonly edicion: { readonly convenio?: number }
}

export const useContexto = (
  { record, rest: { clase }, valores: { fechaconf } }: FormularioDeConvenio,
  abogado: string,
): ContextoDeFicha =>
  useMemo(
    () => ({
      clase,
      abogado,
      fechaconf: parseFecha(fechaconf) ?? '',
      edicion: record ? { convenio: record.id } : {},
    }),
    [clase, abogado, fechaconf, record],
  )

export const queryDePeriodos = (
  { r, i }: Pick<Item, 'r' | 'i'>,
  { abogado, edicion }: Pick<ContextoDeFicha, 'abogado' | 'edicion'>,
) => ({ query: { imponible: String(i), recurso: r, abogado, ...edicion } })
