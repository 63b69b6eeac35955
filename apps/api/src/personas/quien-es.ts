import { formatCuit, formatDni, interpolar, textos } from '@apremia/core'

const t = textos.datosPersonales

/**
 * Names a person by DNI (national identity number) or CUIT (tax identification number), because the person's name may
 * be the wrong datum.
 */
export const quienEs = ({ dni, cuit }: { readonly dni: string; readonly cuit: string }): string =>
  cuit === ''
    ? interpolar(t.dni, { dni: formatDni(dni) })
    : interpolar(t.cuit, { cuit: formatCuit(cuit) })
