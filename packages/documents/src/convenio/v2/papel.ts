import type { ConvenioDatos, PapelDeConvenio } from '@apremia/core'

/** Data of an agreement whose document is of version 2 or later. */
export type ConvenioConPapel = ConvenioDatos & { readonly papel: PapelDeConvenio }

/** Tells whether an agreement was confirmed with the texts that version 5 changed (ADR 0110). */
export const hasTextosDeLaQuinta = ({ papel }: Partial<ConvenioConPapel>): boolean =>
  papel !== undefined && papel.version >= 5

/** Tells whether an agreement was confirmed with the texts that version 6 added (ADR 0110). */
export const hasTextosDeLaSexta = ({ papel }: Partial<ConvenioConPapel>): boolean =>
  papel !== undefined && papel.version >= 6

export const hasPapel = (datos: ConvenioDatos): datos is ConvenioConPapel =>
  datos.papel !== undefined
