import type { Db } from '../platform/db/queryable.ts'
import { createDeudaEmbebida } from './embebido/deuda-embebida.ts'
import { createPadronEmbebido } from './embebido/padron-embebido.ts'
import type { ProveedorMunicipal } from './proveedor-municipal.ts'

/** Creates the provider of municipal data that reads the register in the product's own database. */
export const createProveedorEmbebido = (source: {
  readonly db: Db
  readonly ahora: () => Date
}): ProveedorMunicipal => ({
  ...createPadronEmbebido(source),
  ...createDeudaEmbebida(source),
  cartera: null,
})
