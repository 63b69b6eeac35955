import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { ImponibleIntimado } from '@apremia/core'
import { VERSION_CARTA } from '@apremia/documents/versiones'
import { eq } from 'drizzle-orm'
import { cartaLote } from '../cartas/carta-table.ts'
import type { Keep, PorGuardar } from '../documentos/transact-keeping.ts'
import { allowLong } from '../platform/db/plazos.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { PDF, ZIP } from '../platform/http/file-answer.ts'
import { takeNumeros } from './cartas-repo.ts'
import { insertLote, type LoteNuevo, noteLote } from './insert-lote.ts'
import { nombreDeCarta, printCartas } from './print-cartas.ts'

/** A letter with its number, printed and kept. */
export interface CartaEmitida {
  readonly numero: number
  readonly nombre: string
  /** Hash of its PDF. */
  readonly documento: string
  readonly imponibles: readonly Pick<ImponibleIntimado, 'imponible' | 'recurso'>[]
}

export interface Emision {
  readonly cartas: readonly CartaEmitida[]
  /** Writes its row of the history: to be called last in the transaction. */
  readonly note: () => Promise<void>
}

const toPorGuardar = (bytes: Uint8Array, tipo: string): PorGuardar => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  tipo,
  write: (path) => writeFile(path, bytes, { mode: 0o600 }),
})

/**
 * Numbers, writes, prints and keeps the letters of something else that is saved in the same transaction: both stand or
 * neither does. The lot is ready at once, each letter by itself and all in one file.
 */
export const issueCartas = async (tx: Tx, keep: Keep, lote: LoteNuevo): Promise<Emision> => {
  const ultimo = await takeNumeros(tx, lote.decidido.cartas.length)
  const datos = await insertLote(tx, lote, ultimo)
  // Printing takes its time, and the transaction asks nothing meanwhile.
  await allowLong(tx)
  const { formato } = lote.body
  const { sueltas, juntas } = await printCartas(datos, {
    ...{ formato, creado: lote.creado, version: VERSION_CARTA },
  })
  const [documento = '', ...documentos] = await keep([
    toPorGuardar(juntas, formato === 'pdf' ? PDF : ZIP),
    ...sueltas.map(({ bytes }) => toPorGuardar(bytes, PDF)),
  ])
  const cartas = sueltas.map(
    ({ numero }, i): CartaEmitida => ({
      numero,
      nombre: nombreDeCarta(numero),
      documento: documentos[i] ?? '',
      imponibles: datos[i]?.imponibles ?? [],
    }),
  )
  await tx.update(cartaLote).set({ documento }).where(eq(cartaLote.id, lote.id))
  return { cartas, note: () => noteLote(tx, lote, datos) }
}
