import type { Db } from '../platform/db/queryable.ts'
import { createDeudaEmbebida } from './embebido/deuda-embebida.ts'
import { createPadronEmbebido } from './embebido/padron-embebido.ts'
import type { ProveedorMunicipal } from './proveedor-municipal.ts'

export const createProveedorEmbebido = (source: {
  readonly db: Db
  readonly ahora: () => Date
}): ProveedorMunicipal => ({
  ...createPadronEmbebido(source),
  ...createDeudaEmbebida(source),
  cartera: null,
})
