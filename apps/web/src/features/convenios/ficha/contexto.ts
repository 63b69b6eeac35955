import type { Clase, Item } from './seleccion.ts'

/** What everything asked about the debt of an agreement is asked with. */
export interface Contexto {
  readonly clase: Clase
  /** Lawyer of the agreement, '' while nobody chose: the server takes that of the first period (D123). */
  readonly abogado: string
  /** Day of the signing, '' for today. */
  readonly fechaconf: string
  /** The agreement being edited: its own periods are free for it. */
  readonly edicion: { readonly convenio?: number }
}

export const argsDePeriodos = (
  { r, i }: Pick<Item, 'r' | 'i'>,
  { abogado, edicion }: Pick<Contexto, 'abogado' | 'edicion'>,
) => ({ query: { imponible: String(i), recurso: r, abogado, ...edicion } })
