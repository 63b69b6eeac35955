import type { CarteraDelServicio } from './cartera-del-servicio.ts'
import type { ProveedorDeDeuda } from './deuda-proveedor.ts'
import type { ProveedorDePadron } from './padron-proveedor.ts'

declare module '../platform/services.ts' {
  interface Services {
    readonly municipio: ProveedorMunicipal
  }
}

/** Provider of municipal data: the embedded register, or the municipality's own service (MUNICIPIO_URL). */
export type ProveedorMunicipal = ProveedorDePadron &
  ProveedorDeDeuda & {
    readonly cartera: CarteraDelServicio | null
  }
