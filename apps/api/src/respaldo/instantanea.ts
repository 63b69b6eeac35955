import type { LoComun } from '../almacen/open-lo-comun.ts'
import type { Deposito } from '../documentos/deposito.ts'
import type { ArchivoDeCopia, DestinoDeCopia } from './archivo-de-copia.ts'
import type { DocumentoRegistrado, HechosDeBase } from './hechos-de-base.ts'
import type { InstantaneaEnMarcha } from './instantanea-en-marcha.ts'
import type { Manifiesto } from './manifiesto.ts'

export interface Informe {
  readonly paso: (texto: string) => void
  readonly avance: (hecho: number, total: number) => void
}

/**
 * Connection of the backup command to the running server. The server keeps its snapshot of the database (`dicho`) until
 * `leave` is called.
 */
export interface VisitaAlServidor {
  readonly dicho: InstantaneaEnMarcha
  readonly terminada: AbortSignal
  readonly leave: () => Promise<void>
}

export interface LugarDeRespaldo extends LoComun {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly deposito: Deposito
  readonly ahora: () => Date
  /**
   * Connects to the running server and asks for a snapshot of its embedded database. Undefined when no server runs over
   * the data folder.
   */
  readonly visit: (signal: AbortSignal) => Promise<VisitaAlServidor | undefined>
  readonly informe: Informe
  readonly signal: AbortSignal
}

/** State of the database at one moment. The documents of that moment are not removed while the snapshot exists. */
export interface Instantanea {
  readonly momento: Date
  readonly hechos: HechosDeBase
  readonly documentos: readonly DocumentoRegistrado[]
  readonly carpetas: readonly string[]
  readonly writeBase: (destino: DestinoDeCopia) => Promise<{
    readonly base: Manifiesto['base']
    readonly archivos: readonly ArchivoDeCopia[]
  }>
  /** Aborts when the snapshot is lost, because its database or server stopped. */
  readonly perdida: AbortSignal
}
