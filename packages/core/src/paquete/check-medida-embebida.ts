import { interpolar } from '../texto/interpolar.ts'
import { paquete } from '../texto/paquete.ts'

const enteros = new Intl.NumberFormat('es-AR')

/**
 * Number of rows in the largest data package measured on the embedded database. With that package, the screens respond
 * fast (docs/instalacion.md).
 */
export const FILAS_EN_LA_EMBEBIDA = 1_265_000

/**
 * Returns a warning when a data package is larger than any package measured on the embedded database. The data package
 * is loaded anyway.
 */
export const checkMedidaEmbebida = (filas: number): readonly string[] =>
  filas <= FILAS_EN_LA_EMBEBIDA
    ? []
    : [
        interpolar(paquete.carga.muchasFilas, {
          filas: enteros.format(filas),
          medidas: enteros.format(FILAS_EN_LA_EMBEBIDA),
        }),
      ]
