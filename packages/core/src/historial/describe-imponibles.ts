import { interpolar } from '../texto/interpolar.ts'
import { textos } from '../texto/textos.ts'

/** Formats the items that a row of the history affects: '123', '123 y 5 más', or '' without items. */
export const describeImponibles = ({
  inmueble,
  otros,
}: {
  readonly inmueble: string
  readonly otros: number
}): string =>
  otros > 0
    ? interpolar(textos.historial.yMas, { inmueble, otros: otros.toLocaleString('es-AR') })
    : inmueble
