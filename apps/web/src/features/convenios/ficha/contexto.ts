import { useMemo } from 'react'
import type { Clase, Item } from './seleccion.ts'
import type { FichaDeConvenio } from './use-ficha-de-convenio.ts'

/** What every call about the debt of an agreement needs. */
export interface Contexto {
  readonly clase: Clase
  /** Lawyer of the agreement, '' while nobody chose: the server takes that of the first period (D123). */
  readonly abogado: string
  /** Day of the signing, '' for today. */
  readonly fechaconf: string
  /** The agreement being edited: its own periods are free for it. */
  readonly edicion: { readonly convenio?: number }
}

export const useContexto = (
  { record, rest: { clase }, valores: { fechaconf } }: FichaDeConvenio,
  abogado: string,
): Contexto =>
  useMemo(
    () => ({ clase, abogado, fechaconf, edicion: record ? { convenio: record.id } : {} }),
    [clase, abogado, fechaconf, record],
  )

/** What the periods of an item are asked with. */
export const queryDePeriodos = (
  { r, i }: Pick<Item, 'r' | 'i'>,
  { abogado, edicion }: Pick<Contexto, 'abogado' | 'edicion'>,
) => ({ query: { imponible: String(i), recurso: r, abogado, ...edicion } })
