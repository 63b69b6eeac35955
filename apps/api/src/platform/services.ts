import type { Pool } from 'pg'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Documentos } from '../documentos/documentos.ts'
import type { Proveedor } from '../identidad/proveedor.ts'
import type { ProveedorMunicipal } from '../municipio/proveedor-municipal.ts'
import type { Sesiones } from '../sesiones/sesiones.ts'
import type { Trabajos } from '../trabajos/trabajos.ts'
import type { Config } from './config.ts'
import type { Db } from './db/open-db.ts'

/** What every handler works with. Made once, at start. */
export interface Services {
  readonly config: Config
  readonly db: Db
  /** Where several processes count together; undefined when this is the only one. */
  readonly pool: Pool | undefined
  /** Sign-ins that failed, by address. */
  readonly ingresosFallidos: RateLimiterAbstract
  /** The clock: the only one in the server. */
  readonly ahora: () => Date
  readonly identidad: Proveedor
  readonly municipio: ProveedorMunicipal
  readonly sesiones: Sesiones
  readonly documentos: Documentos
  readonly trabajos: Trabajos
}
