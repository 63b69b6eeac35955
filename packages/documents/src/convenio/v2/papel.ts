import type { ConvenioDatos, PapelDeConvenio } from '@apremia/core'

/** Data of an agreement whose document has version 2 or later. */
export type ConvenioConPapel = ConvenioDatos & { readonly papel: PapelDeConvenio }

/** Tells whether the document of an agreement has version 5 or later, which changed some texts (ADR 0110). */
export const hasTextosDeLaQuinta = ({ papel }: Partial<ConvenioConPapel>): boolean =>
  papel !== undefined && papel.version >= 5

/** Tells whether the document of an agreement has version 6 or later, which added some texts (ADR 0110). */
export const hasTextosDeLaSexta = ({ papel }: Partial<ConvenioConPapel>): boolean =>
  papel !== undefined && papel.version >= 6

export const hasPapel = (datos: ConvenioDatos): datos is ConvenioConPapel =>
  datos.papel !== undefined
