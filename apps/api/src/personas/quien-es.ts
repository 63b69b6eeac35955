import { formatCuit, formatDni, interpolar, textos } from '@apremia/core'

const t = textos.datosPersonales

/** The texts identify a person by number, because the name may be the datum that is wrong. */
export const quienEs = ({ dni, cuit }: { readonly dni: string; readonly cuit: string }): string =>
  cuit === ''
    ? interpolar(t.dni, { dni: formatDni(dni) })
    : interpolar(t.cuit, { cuit: formatCuit(cuit) })
