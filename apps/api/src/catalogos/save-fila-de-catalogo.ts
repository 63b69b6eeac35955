import { type Decision, type Motivo, textos } from '@apremia/core'
import { type Actor, appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'

interface FilaConVersion {
  readonly codigo: string
  readonly version: string
}

interface PedidoDeFila<F extends { readonly codigo: string }> {
  readonly actual: (F & FilaConVersion) | undefined
  /** Version of the catalogue row that the person saw before the edit; '' for a new row. */
  readonly vista: string
  readonly decision: Decision<F>
  readonly write: (fila: F) => Promise<unknown>
  readonly toGuardada: (fila: F) => F & FilaConVersion
  readonly acto: {
    readonly actor: Actor
    readonly momento: Date
    readonly operacion: string
    readonly entidad: string
    readonly entidadId?: string
    readonly alta: string
    readonly edicion: string
  }
}

/**
 * Status and code with which the API refuses a change of a catalogue because of stored data, such as a repeated row.
 * Any other refusal is a 400 with the invalid fields of the form.
 */
const CONFLICTOS: Readonly<Record<string, readonly [number, string]>> = {
  'catalogo.repetido': [409, 'fila-repetida'],
  'catalogo.no-existe': [404, 'no-encontrado'],
  'recurso.clase-en-uso': [409, 'fila-en-uso'],
  'situacion.detalle-repetido': [409, 'fila-repetida'],
  'lista.repetida': [409, 'fila-repetida'],
  'lista.en-uso': [409, 'fila-en-uso'],
}

const refuse = (motivos: readonly Motivo[]): AppError => {
  const conflicto = motivos.length === 1 ? CONFLICTOS[motivos[0]?.codigo ?? ''] : undefined
  const [status, code] = conflicto ?? [400, 'campos-invalidos']
  return camposRechazados(status, code, motivos)
}

/**
 * Saves a row of a catalogue, and records the change in the audit history. The caller must lock the catalogue until the
 * transaction ends.
 *
 * @throws AppError 409 'version-vieja' with the stored row, when another person changed the row meanwhile (D42)
 */
export const saveFilaDeCatalogo = async <F extends { readonly codigo: string }>(
  tx: Tx,
  { actual, vista, decision, write, toGuardada, acto }: PedidoDeFila<F>,
): Promise<F & FilaConVersion> => {
  if (actual !== undefined && vista !== '' && vista !== actual.version)
    throw new AppError(409, 'version-vieja', textos.catalogos.versionVieja, {
      detalle: { fila: actual },
    })
  if (!decision.ok) throw refuse(decision.motivos)
  const guardada = toGuardada(decision.valor)
  if (actual?.version === guardada.version) return guardada
  await write(decision.valor)
  const { alta, edicion, entidadId = guardada.codigo, ...quien } = acto
  const { version: _, ...antes } = actual ?? { version: '' }
  await appendHistorial(tx, {
    ...quien,
    entidadId,
    descripcion: actual === undefined ? alta : edicion,
    ...(actual === undefined ? {} : { antes }),
    despues: decision.valor,
  })
  return guardada
}
