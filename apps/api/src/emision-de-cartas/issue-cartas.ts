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

export interface CartaEmitida {
  readonly numero: number
  readonly nombre: string
  readonly documento: string
  readonly imponibles: readonly Pick<ImponibleIntimado, 'imponible' | 'recurso'>[]
}

export interface Emision {
  readonly cartas: readonly CartaEmitida[]
  readonly note: () => Promise<void>
}

const toPorGuardar = (bytes: Uint8Array, tipo: string): PorGuardar => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  tipo,
  write: (path) => writeFile(path, bytes, { mode: 0o600 }),
})

/**
 * Maximum number of attempts to print the letters without locking the counter of letter numbers. An attempt fails when
 * another request takes the same numbers during the printing.
 */
const INTENTOS = 3

const printWith = async (keep: Keep, { body, creado, decidido }: LoteNuevo, ultimo: number) => {
  const datos = numerar(decidido, ultimo)
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
 * Prints the letters with the next numbers, and then takes these numbers, so that the counter is not locked during the
 * printing. If another request took the numbers meanwhile, prints the letters again.
 */
const takePrinted = async (tx: Tx, keep: Keep, lote: LoteNuevo) => {
  const cantidad = lote.decidido.cartas.length
  // Refuses a second letter of today, by the same lawyer, to the same debtor or over the same property or business. Two
  // requests may arrive at once, so `insertLote` checks again after the numbers are taken.
  if (lote.body.repetir !== '1') await assertSinRepetir(tx, lote.decidido)
  for (let intento = 0; intento < INTENTOS; intento += 1) {
    // The transaction sends no statements during the printing, so its time limits are raised.
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
 * Numbers, prints and stores letters in the transaction that also saves a legal action, all or nothing. Each letter is
 * a separate file, and another file has all the letters.
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
