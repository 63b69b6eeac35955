import { textos } from '@apremia/core'
import { AppError } from '../platform/http/app-error.ts'
import type { FallaDeDocumento } from './archivos.ts'

/** A stored document that is missing, or is not what was kept. */
export class DocumentoDanado extends AppError {
  readonly sha256: string
  readonly falla: FallaDeDocumento

  constructor(sha256: string, falla: FallaDeDocumento) {
    super(500, `documento-${falla}`, textos.documentos.danado[falla], { detalle: { sha256 } })
    this.sha256 = sha256
    this.falla = falla
  }
}

export type AvisoDeDanado = (danado: DocumentoDanado) => Promise<void>
