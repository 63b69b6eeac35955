import type { ConvenioDatos, PapelDeConvenio } from '@apremia/core'

/** Data of an agreement whose document is of version 2 or later. */
export type ConvenioConPapel = ConvenioDatos & { readonly papel: PapelDeConvenio }

export const hasPapel = (datos: ConvenioDatos): datos is ConvenioConPapel =>
  datos.papel !== undefined
