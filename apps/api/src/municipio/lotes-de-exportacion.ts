import type { Centavos } from '@apremia/core'
import type { FastifyRequest } from 'fastify'
import { type ClaveImponible, claveDeImponible } from '../padron/clave-imponible.ts'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import type { Paginado } from './deuda-proveedor.ts'
import type { ProveedorMunicipal } from './proveedor-municipal.ts'

/** Number of rows of one query of an export. The next rows are read while the previous ones are written to the file. */
export const FILAS_POR_LOTE = 10_000

export async function* batchesOf<Fila>(
  abogado: string | null,
  page: (abogado: string, pagina: Pagina) => Promise<Paginado<Fila>>,
): AsyncGenerator<Fila[]> {
  if (abogado === null) return
  for (let pagina = 1; ; pagina += 1) {
    const { rows, total } = await page(abogado, { pagina, porPagina: FILAS_POR_LOTE })
    yield rows
    if (pagina * FILAS_POR_LOTE >= total) return
  }
}

type Deudas = (clave: ClaveImponible) => Centavos | 'ERROR'

/**
 * Loads the debt of some properties or businesses for an export. A debt that could not be read is 'ERROR', never 0
 * (D96).
 */
export const askDeudas = async (
  municipio: ProveedorMunicipal,
  tipo: TipoImponible,
  claves: readonly ClaveImponible[],
  abogado: string,
  { log, raw }: FastifyRequest,
): Promise<Deudas> => {
  try {
    const deudas = await municipio.deudaDeVarios(tipo, claves, abogado, () => raw.socket.destroyed)
    return (clave) => deudas.get(claveDeImponible(clave)) ?? 'ERROR'
  } catch (error) {
    log.error(error, 'no se pudieron leer las deudas de una planilla: sus filas dicen ERROR')
    return () => 'ERROR'
  }
}
