import { interpolar } from '../texto/interpolar.ts'
import { paquete } from '../texto/paquete.ts'

const enteros = new Intl.NumberFormat('es-AR')

/**
 * Maximum number of rows of a data package with which the screens were measured and were fast on the embedded database.
 */
export const FILAS_EN_LA_EMBEBIDA = 1_265_000

/** Returns a warning when a data package has more rows than FILAS_EN_LA_EMBEBIDA. The data package is loaded anyway. */
export const checkMedidaEmbebida = (filas: number): readonly string[] =>
  filas <= FILAS_EN_LA_EMBEBIDA
    ? []
    : [
        interpolar(paquete.carga.muchasFilas, {
          filas: enteros.format(filas),
          medidas: enteros.format(FILAS_EN_LA_EMBEBIDA),
        }),
      ]
