import { bodyOfBytes, type Objetos } from '../documentos/s3/objetos.ts'
import type { Ancla } from './ancla.ts'
import { type EstadoDeNumeracion, maxSeries, SERIES, type Series } from './series-de-numeros.ts'

/**
 * One note of the store: the last numbers and the last history row of the database at one moment. `epoca` counts the
 * restored databases that an administrator has accepted, so that rows noted before such a database are not missed in it.
 */
interface Nota extends EstadoDeNumeracion {
  readonly epoca: number
  readonly clave: string
  readonly momento: string
}

/** Greatest numbers and last history row among the notes of all the machines. */
export interface AnotadoEnAlmacen {
  readonly anotados: Series
  readonly epoca: number
  /** Last history row noted in this `epoca`. */
  readonly cabeza: Ancla | undefined
}

/**
 * Notes of the last numbers in the S3-compatible store, where every machine reads them. A note is never changed: its
 * name says everything, so two machines that note at once lose nothing, and a note that arrives late changes nothing.
 */
export interface AnclasEnAlmacen {
  /**
   * Reads the notes of all the machines.
   *
   * @throws AppError 503 when the store does not answer
   */
  readonly read: () => Promise<AnotadoEnAlmacen>
  /** Reads the noted history rows of this `epoca`, as anchors. */
  readonly readAnclas: () => Promise<Ancla[]>
  /**
   * Notes the state of the database, and removes the notes that it makes needless.
   *
   * @throws AppError 503 when the store does not answer
   */
  readonly note: (estado: EstadoDeNumeracion, momento: Date) => Promise<void>
  /** Greatest `epoca` that this process has read. */
  readonly epoca: () => number
  /** Begins the next `epoca`, because an administrator accepted a restored database. */
  readonly beginEpoca: () => void
}

const BAJO = 'anclas/'

/**
 * Milliseconds in which a failure of the store is soon enough to ask once more, while a transaction waits for the
 * answer. PostgreSQL ends a transaction that is quiet for 3.5 seconds, and each question takes 2.5 at most.
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
 * Tells whether a note says no less than another one in numbers, and more in history. Two notes of the same row never
 * cover each other, so that two machines cannot each remove the note of the other one.
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
      // A note that stays costs only a longer list, so nobody waits for its removal.
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
    /** Undefined without an S3-compatible store. */
    readonly anclasEnAlmacen: AnclasEnAlmacen | undefined
  }
}
