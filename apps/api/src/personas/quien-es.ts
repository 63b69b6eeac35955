import { formatCuit, formatDni, interpolar, textos } from '@apremia/core'

const t = textos.datosPersonales

/** How texts name the person whose data are asked for: by the number, since the name may be what is wrong. */
export const quienEs = ({ dni, cuit }: { readonly dni: string; readonly cuit: string }): string =>
  cuit === ''
    ? interpolar(t.dni, { dni: formatDni(dni) })
    : interpolar(t.cuit, { cuit: formatCuit(cuit) })
