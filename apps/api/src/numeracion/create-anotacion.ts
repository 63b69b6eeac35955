import { almacenSinRespuesta } from '../documentos/almacen-sin-respuesta.ts'
import { appendAncla, noteEnAlmacen, readUltimasAnclas } from '../historial/anclas.ts'
import type { AnclasEnAlmacen } from '../historial/anclas-en-almacen.ts'
import {
  describeAtraso,
  describeCopiaVieja,
  maxSeries,
  readUsados,
} from '../historial/series-de-numeros.ts'
import type { Anotacion } from '../platform/db/transact.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Services } from '../platform/services.ts'

const PARA_SEGUIR =
  'Avise a quien administra el servidor: hay que reiniciarlo, y el arranque dice qué hacer.'

const REPITE_MS = 2_000

type Lugar = Pick<Services, 'db' | 'config' | 'ahora'> & {
  readonly anclasEnAlmacen?: AnclasEnAlmacen | undefined
}
type Log = { readonly error: (data: object, message: string) => void }

/**
 * Records the issued numbers in the S3-compatible store, and tries again until the store accepts them. Until then this
 * process issues no other number, because the other machines do not know its last ones.
 */
const createNotasEnAlmacen = (lugar: Lugar, log: Log, repite: number) => {
  let porAnotar: unknown
  let repitiendo = false
  const noteLater = (): void => {
    if (repitiendo) return
    repitiendo = true
    setTimeout(() => {
      repitiendo = false
      void note()
    }, repite).unref()
  }
  const note = async (): Promise<void> => {
    try {
      await noteEnAlmacen(lugar)
      porAnotar = undefined
    } catch (error) {
      if (porAnotar === undefined)
        log.error({ err: error }, 'los últimos números no se pudieron anotar en el almacén')
      porAnotar = error
      noteLater()
    }
  }
  const assertAnotado = (): void => {
    if (porAnotar !== undefined) throw almacenSinRespuesta(porAnotar)
  }
  return { note, assertAnotado }
}

/**
 * Creates the recorder of issued numbers outside the database: in `historial-anclas.ndjson` and, if there is one, in
 * the shared S3-compatible store. A new number that is already recorded is refused, because an older copy was restored
 * meanwhile (R30). The greatest numbers also stay in memory, in case the records are restored too.
 */
export const createAnotacion = async (
  lugar: Lugar,
  log: Log,
  repite = REPITE_MS,
): Promise<Anotacion> => {
  const { anclasEnAlmacen } = lugar
  const enAlmacen = createNotasEnAlmacen(lugar, log, repite)
  let anotados = maxSeries([])
  const raise = (series: Parameters<typeof maxSeries>[0]): void => {
    anotados = maxSeries([anotados, ...series])
  }
  const read = async (): Promise<void> => raise(await readUltimasAnclas(lugar))
  await read()
  return {
    watch: async () => {
      enAlmacen.assertAnotado()
      await read()
      if (anclasEnAlmacen) raise([(await anclasEnAlmacen.read()).anotados])
      const antes = anotados
      return (serie, primero) => {
        if (primero > antes[serie]) return
        const message = describeCopiaVieja([
          describeAtraso({ [serie]: antes[serie] }, { [serie]: primero - 1 }),
        ])
        log.error({ serie, primero, anotados: antes }, message)
        throw new AppError(409, 'numeracion-atrasada', `${message} ${PARA_SEGUIR}`)
      }
    },
    // The transaction that issued the numbers is already committed, so a failure is only logged. The next successful
    // call records the numbers.
    note: async () => {
      try {
        raise([await readUsados(lugar.db)])
        await appendAncla(lugar)
      } catch (error) {
        log.error({ err: error }, 'los últimos números no se pudieron anotar fuera de la base')
      }
      await enAlmacen.note()
    },
  }
}
