import { interpolar } from '../texto/interpolar.ts'
import { textos } from '../texto/textos.ts'

/** Describes the items that a row of the history touches: '123', '123 y 5 más', '' for none. */
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
