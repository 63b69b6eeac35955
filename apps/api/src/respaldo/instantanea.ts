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
 * Open connection of the backup command to the running server. `dicho` is the first answer of the server, with the
 * place of its database copy. After `leave`, the server removes the copy.
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
   * Connects to the running server and asks it for a copy of its embedded database. Returns undefined when no server
   * uses the data folder.
   */
  readonly visit: (signal: AbortSignal) => Promise<VisitaAlServidor | undefined>
  readonly informe: Informe
  readonly signal: AbortSignal
}

/**
 * State of the database at one moment, as a backup saves it. That state names documents. While this object is in use,
 * the server removes none of them.
 */
export interface Instantanea {
  readonly momento: Date
  readonly hechos: HechosDeBase
  readonly documentos: readonly DocumentoRegistrado[]
  readonly carpetas: readonly string[]
  readonly writeBase: (destino: DestinoDeCopia) => Promise<{
    readonly base: Manifiesto['base']
    readonly archivos: readonly ArchivoDeCopia[]
  }>
  /** Aborts when the snapshot of the database is lost, because the database or the server stopped. */
  readonly perdida: AbortSignal
}
