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
import { readUltimoNumero, takeNumeros, takeSiguientes } from './cartas-repo.ts'
import { insertLote, type LoteNuevo, noteLote, numerar } from './insert-lote.ts'
import { nombreDeCarta, printCartas } from './print-cartas.ts'
import { assertSinRepetir } from './repetidas.ts'

/** A letter with its number, printed and kept. */
export interface CartaEmitida {
  readonly numero: number
  readonly nombre: string
  readonly documento: string
  readonly imponibles: readonly Pick<ImponibleIntimado, 'imponible' | 'recurso'>[]
}

export interface Emision {
  readonly cartas: readonly CartaEmitida[]
  /** Writes the row of the history of the lot. Call it last in the transaction. */
  readonly note: () => Promise<void>
}

const toPorGuardar = (bytes: Uint8Array, tipo: string): PorGuardar => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  tipo,
  write: (path) => writeFile(path, bytes, { mode: 0o600 }),
})

/** Times that others may take the printed numbers before the request waits for its turn. */
const INTENTOS = 3

const printWith = async (keep: Keep, { body, creado, decidido }: LoteNuevo, ultimo: number) => {
  const datos = numerar(decidido.cartas, ultimo)
  const { sueltas, juntas } = await printCartas(datos, {
    ...{ formato: body.formato, creado, version: VERSION_CARTA },
  })
  const keepPrinted = await keep.ahead([
    toPorGuardar(juntas, body.formato === 'pdf' ? PDF : ZIP),
    ...sueltas.map(({ bytes }) => toPorGuardar(bytes, PDF)),
  ])
  return { datos, sueltas, keepPrinted }
}

/**
 * Prints the letters with the numbers that come next, and then takes those numbers: nobody waits for the counter while
 * they are printed. When others were faster, they are printed again.
 */
const takePrinted = async (tx: Tx, keep: Keep, lote: LoteNuevo) => {
  const cantidad = lote.decidido.cartas.length
  // Checked again once the numbers are taken, because two requests may come at once.
  if (lote.body.repetir !== '1') await assertSinRepetir(tx, lote.decidido)
  for (let intento = 0; intento < INTENTOS; intento += 1) {
    // The transaction runs no statement while the letters are printed.
    await allowLong(tx)
    const ultimo = await readUltimoNumero(tx)
    const impresas = await printWith(keep, lote, ultimo)
    if (await takeSiguientes(tx, cantidad, ultimo)) return impresas
  }
  const ultimo = await takeNumeros(tx, cantidad)
  await allowLong(tx)
  return printWith(keep, lote, ultimo)
}

/**
 * Numbers, writes, prints and keeps letters in the transaction that saves something else: both are saved or neither is.
 * The lot is ready at once, each letter by itself and all of them in one file.
 */
export const issueCartas = async (tx: Tx, keep: Keep, lote: LoteNuevo): Promise<Emision> => {
  const { datos, sueltas, keepPrinted } = await takePrinted(tx, keep, lote)
  await insertLote(tx, lote, datos)
  const [documento = '', ...documentos] = await keepPrinted()
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
