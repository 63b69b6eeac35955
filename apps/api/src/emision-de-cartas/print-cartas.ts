import { writeFile } from 'node:fs/promises'
import {
  type CartaDatos,
  type ConstanciaDatos,
  type FormatoDeLoteDeCartas,
  interpolar,
  isCartaAnterior,
  numeroEnPapel,
  textos,
} from '@apremia/core'
import { createStoredZip } from '@apremia/documents/zip'
import { IMPRESION } from '../libros/libro-limits.ts'
import { createLoteZip } from '../lotes/lote-zip.ts'
import { type WorkerClient, withWorker } from '../platform/worker/worker-client.ts'
import type { CartaImpresa, CartasOperations } from './cartas-worker.ts'

const CARTAS_WORKER = new URL('./cartas-worker.ts', import.meta.url)

interface FormaDeLote {
  readonly version: number
  readonly formato: FormatoDeLoteDeCartas
  readonly creado: Date
}

export const nombreDeCarta = (numero: number): string =>
  interpolar(textos.archivos.carta, {
    numero: `${isCartaAnterior(numero) ? 'ANT-' : ''}${String(numeroEnPapel(numero)).padStart(9, '0')}`,
  })

export const printCarta = (datos: CartaDatos, version: number): Promise<Uint8Array<ArrayBuffer>> =>
  withWorker<CartasOperations, Uint8Array<ArrayBuffer>>(CARTAS_WORKER, IMPRESION, (worker) =>
    worker.call('una', { datos, version }),
  )

export interface CartaPorImprimir {
  readonly datos: CartaDatos
  readonly version: number
}

export const printSueltas = (
  cartas: readonly CartaPorImprimir[],
  signal: AbortSignal,
): Promise<Uint8Array[]> =>
  withWorker<CartasOperations, Uint8Array[]>(
    CARTAS_WORKER,
    IMPRESION,
    async (worker) => {
      const impresas: Uint8Array[] = []
      for (const una of cartas) impresas.push(await worker.call('una', una))
      return impresas
    },
    signal,
  )

interface Impresas {
  readonly sueltas: readonly CartaImpresa[]
  readonly juntas: Uint8Array
}

const zipOf = async (sueltas: readonly CartaImpresa[], creado: Date): Promise<Uint8Array> => {
  const partes: Uint8Array[] = []
  const zip = createStoredZip((parte) => {
    partes.push(parte)
    return undefined
  }, creado)
  for (const { numero, bytes } of sueltas) await zip.add(nombreDeCarta(numero), bytes)
  await zip.end()
  return Buffer.concat(partes)
}

export const printCartas = (
  cartas: readonly CartaDatos[],
  { formato, creado, version }: FormaDeLote,
): Promise<Impresas> => {
  const datos = cartas.map((carta) => JSON.stringify(carta))
  return withWorker<CartasOperations, Impresas>(CARTAS_WORKER, IMPRESION, async (worker) => {
    const sueltas = await worker.call('sueltas', { datos, version })
    if (formato === 'zip') return { sueltas, juntas: await zipOf(sueltas, creado) }
    await worker.call('agregar', { datos, version })
    return { sueltas, juntas: await worker.call('cerrar', undefined as never) }
  })
}

interface Impresion {
  readonly path: string
  readonly lotes: AsyncIterable<readonly string[]>
  readonly onPrinted: (hecho: number) => void
  readonly signal: AbortSignal
  readonly constancia: ConstanciaDatos | undefined
}

type Imprimir = (
  worker: WorkerClient<CartasOperations>,
  forma: FormaDeLote,
  impresion: Impresion,
) => Promise<void>

const printPdf: Imprimir = async (worker, { version }, { path, lotes, onPrinted, constancia }) => {
  let hecho = 0
  for await (const datos of lotes) {
    hecho += await worker.call('agregar', { datos, version })
    onPrinted(hecho)
  }
  if (constancia) await worker.call('agregarConstancia', constancia)
  const bytes = await worker.call('cerrar', undefined as never)
  await writeFile(path, bytes, { mode: 0o600 })
}

const printZip: Imprimir = async (
  worker,
  { creado, version },
  { path, lotes, onPrinted, constancia },
) => {
  const zip = createLoteZip(path, creado)
  try {
    let hecho = 0
    for await (const datos of lotes) {
      const impresas: readonly CartaImpresa[] = await worker.call('sueltas', { datos, version })
      for (const { numero, bytes } of impresas)
        await zip.add(nombreDeCarta(numero), Buffer.from(bytes))
      hecho += impresas.length
      onPrinted(hecho)
    }
    if (constancia)
      await zip.add(
        textos.archivos.constancia,
        Buffer.from(await worker.call('constancia', constancia)),
      )
    await zip.close()
  } catch (error) {
    zip.abort()
    throw error
  }
}

/** Prints a batch of letters into one PDF or zip file. The same stored rows always give the same bytes. */
export const printLote = (forma: FormaDeLote, impresion: Impresion): Promise<void> =>
  withWorker<CartasOperations, void>(
    CARTAS_WORKER,
    IMPRESION,
    (worker) => (forma.formato === 'pdf' ? printPdf : printZip)(worker, forma, impresion),
    impresion.signal,
  )
