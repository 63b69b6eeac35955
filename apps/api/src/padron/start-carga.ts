import { copyFile, open } from 'node:fs/promises'
import type { Trabajo } from '@apremia/api-client'
import { interpolar, type ModoDeCarga, textos } from '@apremia/core'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { XLSX } from '../platform/http/file-answer.ts'
import type { UploadedFile } from '../platform/http/form.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { findPorAplicar, insertCarga, leaveCargas, updateCarga } from './cargas-repo.ts'

const XLS = 'application/vnd.ms-excel'
const CSV = 'text/csv'

const detectTipoDeLibro = async (path: string): Promise<string> => {
  const handle = await open(path, 'r')
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    if (buffer.toString('latin1') === 'PK\x03\x04') return XLSX
    return buffer.toString('hex') === 'd0cf11e0' ? XLS : CSV
  } finally {
    await handle.close()
  }
}

export interface CargaEmpezada {
  readonly carga: number
  readonly trabajo: Trabajo
}

/**
 * Starts a data import of an uploaded register. A person reviews one import at a time, so the person's previous one is
 * discarded unless it was applied.
 */
export const startCarga = async (
  services: Services,
  sesion: Sesion,
  file: UploadedFile,
  {
    modo,
    aplicar,
    operacion = aplicar ? 'load-padron' : 'review-padron',
    rechazosHasta = 0,
    simulacion = false,
    also,
  }: {
    readonly modo: ModoDeCarga
    readonly aplicar: boolean
    readonly operacion?: string
    readonly rechazosHasta?: number | null
    /** True for a trial import, which adds no audit history row. */
    readonly simulacion?: boolean
    /** Runs more work in the transaction that starts the import, so that both succeed or fail together. */
    readonly also?: (tx: Tx) => Promise<void>
  },
): Promise<CargaEmpezada> => {
  const { trabajos, ahora } = services
  const tipo = await detectTipoDeLibro(file.path)
  const libro = { sha256: file.sha256, tipo, write: (path: string) => copyFile(file.path, path) }
  const empezada = await transactKeeping(
    services,
    async (tx, keep) => {
      const previas = await findPorAplicar(tx, sesion.dni)
      await leaveCargas(tx, previas)
      const [documento = ''] = await keep([libro])
      const carga = await insertCarga(tx, {
        ...{ archivo: file.name, documento, modo, estado: 'leyendo' },
        ...{ dni: sesion.dni, creada: ahora() },
      })
      const trabajo = await trabajos.enqueue(tx, {
        tipo: 'revisar-padron',
        actor: sesion,
        titulo: interpolar(textos.padron[aplicar ? 'aplicar' : 'revisar'], { archivo: file.name }),
        entrada: { carga, aplicar, rechazosHasta, simulacion },
      })
      await updateCarga(tx, carga, { trabajo: trabajo.id })
      await also?.(tx)
      if (simulacion) return { carga, trabajo }
      await appendHistorial(tx, {
        momento: ahora(),
        actor: sesion,
        operacion,
        entidad: 'padron',
        entidadId: String(carga),
        descripcion: `Se recibió el padrón «${file.name}» (carga ${modo} ${carga}).`,
        despues: { planilla: documento, modo },
      })
      return { carga, trabajo }
    },
    [libro],
  )
  trabajos.wake()
  return empezada
}
