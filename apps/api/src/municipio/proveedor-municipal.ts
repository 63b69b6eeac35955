import type { CarteraDelServicio } from './cartera-del-servicio.ts'
import type { ProveedorDeDeuda } from './deuda-proveedor.ts'
import type { ProveedorDePadron } from './padron-proveedor.ts'

declare module '../platform/services.ts' {
  interface Services {
    readonly municipio: ProveedorMunicipal
  }
}

export type ProveedorMunicipal = ProveedorDePadron &
  ProveedorDeDeuda & {
    readonly cartera: CarteraDelServicio | null
  }
