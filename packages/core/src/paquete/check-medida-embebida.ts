import { interpolar } from '../texto/interpolar.ts'
import { paquete } from '../texto/paquete.ts'

const enteros = new Intl.NumberFormat('es-AR')

/** Rows of the largest package that was loaded over the embedded database with its screens still quick. */
export const FILAS_EN_LA_EMBEBIDA = 650_000

/** Warns of a package larger than what the embedded database was measured with. It is loaded all the same. */
export const checkMedidaEmbebida = (filas: number): readonly string[] =>
  filas <= FILAS_EN_LA_EMBEBIDA
    ? []
    : [
        interpolar(paquete.carga.muchasFilas, {
          filas: enteros.format(filas),
          medidas: enteros.format(FILAS_EN_LA_EMBEBIDA),
        }),
      ]
