import { formatCuit, formatDni, interpolar, textos } from '@apremia/core'

const t = textos.datosPersonales

/** The name of the person is not used, because the name may be the datum that is wrong. */
export const quienEs = ({ dni, cuit }: { readonly dni: string; readonly cuit: string }): string =>
  cuit === ''
    ? interpolar(t.dni, { dni: formatDni(dni) })
    : interpolar(t.cuit, { cuit: formatCuit(cuit) })
