import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { CampoDeInmueble } from '@apremia/core'
import {
  type DatosDelMunicipio,
  type LoteDePadron,
  openPadron,
  type PadronAbierto,
  writePadronRechazadas,
} from '@apremia/workbooks'
import { Transfer } from '../platform/worker/transfer.ts'
import { type CopiaDeFilas, createCopiaDeFilas, PEDAZO } from './copia-de-filas.ts'

export interface CabezaDePadron {
  readonly columnas: PadronAbierto['columnas']
  readonly ignoradas: readonly string[]
  readonly campos: readonly CampoDeInmueble[]
}

export interface PedazoDePadron {
  readonly fin: boolean
  readonly copia: Uint8Array
  readonly filas: number
  readonly rechazadas: number
  readonly sinNumero: number
  /**
   * Numbers of the rows with merged cells in the uploaded file of properties. They are known only after the whole file
   * is read.
   */
  readonly combinadas: readonly number[]
}

interface Lectura {
  readonly bytes: Buffer
  readonly padron: PadronAbierto
  readonly lotes: AsyncGenerator<LoteDePadron, void, void>
  readonly motivos: Map<number, string>
  readonly copia: CopiaDeFilas
}

let lectura: Lectura | undefined

const abierta = (): Lectura => {
  if (lectura === undefined) throw new Error('No hay un padrón abierto')
  return lectura
}

export const abrirPadron = async ({
  path,
  ...datos
}: { path: string } & DatosDelMunicipio): Promise<CabezaDePadron> => {
  const bytes = await readFile(path)
  const padron = await openPadron(bytes, datos)
  const copia = createCopiaDeFilas(PEDAZO * 2)
  lectura = { bytes, padron, lotes: padron.lotes(), motivos: new Map(), copia }
  const { columnas, ignoradas, campos } = padron
  return { columnas, ignoradas, campos }
}

const addLote = (
  copia: CopiaDeFilas,
  { filas, rechazadas }: LoteDePadron,
  carga: number,
  campos: number,
): void => {
  for (const { fila, numero, recurso, primera, valores } of filas) {
    copia.add(carga)
    copia.add(fila)
    copia.add(numero)
    copia.add(recurso)
    copia.add(primera ? 't' : 'f')
    copia.add('f')
    for (let i = 0; i < valores.length; i++) copia.add(valores[i] ?? null)
    copia.endRow()
  }
  for (const { fila, numero } of rechazadas)
    if (numero !== null) {
      for (const fija of [carga, fila, numero, '', 'f', 't']) copia.add(fija)
      for (let i = 0; i < campos; i++) copia.add(null)
      copia.endRow()
    }
}

export const siguientePadron = async ({
  carga,
}: {
  carga: number
}): Promise<Transfer<PedazoDePadron>> => {
  const { padron, lotes, motivos, copia } = abierta()
  let filas = 0
  let rechazadas = 0
  let sinNumero = 0
  let fin = false
  while (copia.size() < PEDAZO) {
    const paso = await lotes.next()
    if (paso.done) {
      fin = true
      break
    }
    addLote(copia, paso.value, carga, padron.campos.length)
    filas += paso.value.filas.length
    rechazadas += paso.value.rechazadas.length
    for (const { fila, numero, motivo } of paso.value.rechazadas) {
      motivos.set(fila, motivo)
      if (numero === null) sinNumero++
    }
  }
  const lineas = copia.take()
  return new Transfer(
    {
      ...{ fin, copia: lineas, filas, rechazadas, sinNumero },
      combinadas: fin ? padron.combinadas() : [],
    },
    [lineas.buffer],
  )
}

export const avisosDePadron = (): Promise<string[]> => abierta().padron.avisos()

/**
 * Writes the refused rows of the uploaded property file to a new file, with the reason of each refusal.
 *
 * @param otras reason of each row that was refused after the whole file was read, by row number
 */
export const escribirPadronRechazado = async ({
  path,
  otras,
}: {
  path: string
  otras: ReadonlyMap<number, string>
}): Promise<void> => {
  const { bytes, motivos } = abierta()
  for (const [fila, motivo] of otras) motivos.set(fila, motivo)
  await writePadronRechazadas(createWriteStream(path, { mode: 0o600 }), bytes, motivos)
}
