import type { CarteraDelServicio } from './cartera-del-servicio.ts'
import type { ProveedorDeDeuda } from './deuda-proveedor.ts'
import type { ProveedorDePadron } from './padron-proveedor.ts'

declare module '../platform/services.ts' {
  interface Services {
    readonly municipio: ProveedorMunicipal
  }
}

/** The municipal service: the embedded registry, or the municipality's own host (MUNICIPIO_URL). */
export type ProveedorMunicipal = ProveedorDePadron &
  ProveedorDeDeuda & {
    /** Null where the register in the product's own database is the municipality's. */
    readonly cartera: CarteraDelServicio | null
  }
