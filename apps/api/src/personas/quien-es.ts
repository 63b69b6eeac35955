import { formatCuit, formatDni, interpolar, textos } from '@apremia/core'

const t = textos.datosPersonales

/** Formats the number of a person for texts. The name is not used, because the name may be the wrong datum. */
export const quienEs = ({ dni, cuit }: { readonly dni: string; readonly cuit: string }): string =>
  cuit === ''
    ? interpolar(t.dni, { dni: formatDni(dni) })
    : interpolar(t.cuit, { cuit: formatCuit(cuit) })
