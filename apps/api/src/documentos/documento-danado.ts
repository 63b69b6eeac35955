import { textos } from '@apremia/core'
import { AppError } from '../platform/http/app-error.ts'
import type { FallaDeDocumento } from './archivos.ts'

export class DocumentoDanado extends AppError {
  readonly sha256: string
  readonly falla: FallaDeDocumento

  constructor(sha256: string, falla: FallaDeDocumento) {
    // The status 503 tells the client that a later request may be able to read the document.
    const status = falla === 'ilegible' ? 503 : 500
    super(status, `documento-${falla}`, textos.documentos.danado[falla], { detalle: { sha256 } })
    this.sha256 = sha256
    this.falla = falla
  }
}

export interface AvisoDeDanado {
  readonly tell: (danado: DocumentoDanado) => Promise<void>
  readonly noteSano: (sha256: string) => void
  readonly count: () => number
}

export const SIN_AVISO: AvisoDeDanado = {
  tell: async () => undefined,
  noteSano: () => undefined,
  count: () => 0,
}
