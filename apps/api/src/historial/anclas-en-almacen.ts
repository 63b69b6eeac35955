import { bodyOfBytes, type Objetos } from '../documentos/s3/objetos.ts'
import type { Ancla } from './ancla.ts'
import { type EstadoDeNumeracion, maxSeries, SERIES, type Series } from './series-de-numeros.ts'

/**
 * Record in the S3-compatible store of the last title, letter and agreement numbers and the last audit history row, at
 * one moment.
 */
interface Nota extends EstadoDeNumeracion {
  /**
   * Number of restored databases that an administrator had accepted before this record was made. A restored database
   * may lack history rows that earlier records name.
   */
  readonly epoca: number
  readonly clave: string
  readonly momento: string
}

export interface AnotadoEnAlmacen {
  readonly anotados: Series
  readonly epoca: number
  readonly cabeza: Ancla | undefined
}

/**
 * Keeps records of the last document numbers in the S3-compatible store, where every machine reads them. A record is
 * never changed, and its name has all its data. Two machines that write at the same time therefore lose nothing.
 */
export interface AnclasEnAlmacen {
  /**
   * Reads the records of the last document numbers.
   *
   * @throws AppError 503 when the S3-compatible store does not answer
   */
  readonly read: () => Promise<AnotadoEnAlmacen>
  /**
   * Returns the last audit history row of each record in the store. Leaves out the records made before an administrator
   * last accepted a restored database.
   */
  readonly readAnclas: () => Promise<Ancla[]>
  /**
   * Records the last document numbers and the last audit history row, and removes the older records that are no longer
   * needed.
   *
   * @throws AppError 503 when the store does not answer
   */
  readonly note: (estado: EstadoDeNumeracion, momento: Date) => Promise<void>
  readonly epoca: () => number
  /** Increments `epoca`, the number of restored databases that an administrator has accepted. */
  readonly beginEpoca: () => void
}

const BAJO = 'anclas/'

/**
 * A request to the store that fails within this number of milliseconds is sent again. Later there is no time. Each
 * request takes up to 2.5 seconds, and PostgreSQL ends the waiting transaction after 3.5 idle seconds.
 */
const PRONTO_MS = 500
const NOTA = /^anclas\/(\d{1,9})\.(\d{1,15})\.(\d{1,9})\.(\d{1,9})\.(\d{1,9})\.([0-9a-f]*)$/

const nameOf = ({ orden, titulos, cartas, convenios, hash }: EstadoDeNumeracion, epoca: number) =>
  `${BAJO}${epoca}.${orden}.${titulos}.${cartas}.${convenios}.${hash || '0'}`

const parseNota = (clave: string, tocado: number): Nota[] => {
  const [, epoca, orden, titulos, cartas, convenios, hash = ''] = NOTA.exec(clave) ?? []
  if (epoca === undefined) return []
  const momento = new Date(Number.isNaN(tocado) ? 0 : tocado).toISOString()
  return [
    {
      ...{ titulos: Number(titulos), cartas: Number(cartas), convenios: Number(convenios) },
      ...{ epoca: Number(epoca), orden: Number(orden), hash: hash === '0' ? '' : hash },
      ...{ clave, momento },
    },
  ]
}

/**
 * Tells whether the record `una` makes the record `otra` unnecessary: its numbers are equal or greater, and its audit
 * history row is later. With the same history row, neither record replaces the other. Otherwise two machines could
 * remove each other's records.
 */
const covers = (una: Nota, otra: Nota): boolean =>
  SERIES.every((serie) => una[serie] >= otra[serie]) &&
  (una.epoca > otra.epoca || (una.epoca === otra.epoca && una.orden > otra.orden))

export const createAnclasEnAlmacen = (objetos: Objetos): AnclasEnAlmacen => {
  let epoca = 0
  let leidas: readonly Nota[] = []

  const list = () => objetos.list(BAJO, { urgente: true })

  const readNotas = async (): Promise<readonly Nota[]> => {
    const desde = performance.now()
    const listados = await list().catch((error: unknown) => {
      if (performance.now() - desde > PRONTO_MS) throw error
      return list()
    })
    leidas = listados.flatMap(({ clave, tocado }) => parseNota(clave, tocado))
    epoca = Math.max(epoca, ...leidas.map((nota) => nota.epoca))
    return leidas
  }

  const ofEpoca = (notas: readonly Nota[]): Nota[] =>
    notas.filter((nota) => nota.epoca === epoca && nota.orden > 0)

  const put = async (nota: Nota): Promise<void> => {
    const { clave, momento, hash, orden, ...series } = nota
    const bytes = Buffer.from(`${JSON.stringify({ orden, hash, momento, ...series })}\n`)
    await objetos.put(clave, bodyOfBytes(bytes), { urgente: true })
  }

  return {
    read: async () => {
      const notas = await readNotas()
      const cabeza = ofEpoca(notas).reduce<Nota | undefined>(
        (mayor, nota) => (mayor === undefined || nota.orden > mayor.orden ? nota : mayor),
        undefined,
      )
      return { anotados: maxSeries(notas), epoca, cabeza }
    },
    readAnclas: async () => ofEpoca(await readNotas()),
    note: async (estado, momento) => {
      const clave = nameOf(estado, epoca)
      const nota: Nota = { ...estado, epoca, clave, momento: momento.toISOString() }
      await put(nota)
      const sobran = leidas.filter((otra) => covers(nota, otra))
      leidas = [...leidas.filter((otra) => !sobran.includes(otra)), nota]
      // Removes the records of document numbers that the new record replaces. Does not wait for the removal, because a
      // record that is not removed only makes the list longer.
      for (const { clave } of sobran) void objetos.remove(clave).catch(() => undefined)
    },
    epoca: () => epoca,
    beginEpoca: () => {
      epoca += 1
    },
  }
}

declare module '../platform/services.ts' {
  interface Services {
    /**
     * Records of the last document numbers in the S3-compatible store. Undefined when the installation has no such
     * store.
     */
    readonly anclasEnAlmacen: AnclasEnAlmacen | undefined
  }
}
