import { interpolar } from '../texto/interpolar.ts'
import { paquete } from '../texto/paquete.ts'

const enteros = new Intl.NumberFormat('es-AR')

/** Largest number of rows with which the embedded database was measured and the screens were still fast. */
export const FILAS_EN_LA_EMBEBIDA = 1_265_000

/**
 * Returns a warning when a package has more rows than the embedded database was measured with. The package is loaded
 * anyway.
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
