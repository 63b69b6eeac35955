import type { TitulosImpresos } from '@apremia/documents'
import { createStoredZip } from '@apremia/documents/zip'
import type { Hilos } from './hilos.ts'
import type { Filas } from './lectura.ts'

export interface LoteImpreso {
  readonly titulos: number
  readonly seconds: number
  readonly bytes: number
}

/**
 * Number of groups of titles that each thread has in progress or waiting, the same as in the product
 * (titulos/render-lote.ts).
 */
const DEEP = 2

const DATE = new Date('2026-09-05T12:00:00Z')

/**
 * Prints a whole batch: reads the workbook, stores the rows, prints them in groups, and streams the documents into a
 * zip in order. The bytes of the zip are counted and discarded, so the disk does not affect the result.
 */
export const printLote = async (read: () => Promise<Filas>, hilos: Hilos): Promise<LoteImpreso> => {
  const start = performance.now()
  let bytes = 0
  const zip = createStoredZip((chunk) => {
    bytes += chunk.length
    return undefined
  }, DATE)
  const inFlight: Promise<TitulosImpresos>[] = []
  let titulos = 0
  const take = async () => {
    const impresos = await inFlight.shift()
    if (!impresos) return
    let at = 0
    for (const size of impresos.sizes) {
      titulos++
      await zip.add(`titulo_${titulos}.pdf`, impresos.bytes.subarray(at, at + size))
      at += size
    }
    hilos.recycle(impresos)
  }
  for await (const batch of (await read()).batches()) {
    inFlight.push(hilos.print(batch))
    if (inFlight.length >= hilos.count * DEEP) await take()
  }
  while (inFlight.length > 0) await take()
  await zip.end()
  return { titulos, seconds: (performance.now() - start) / 1000, bytes }
}
