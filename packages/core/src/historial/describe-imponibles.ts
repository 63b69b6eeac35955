import { interpolar } from '../texto/interpolar.ts'
import { textos } from '../texto/textos.ts'

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
