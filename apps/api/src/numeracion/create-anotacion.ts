import { appendAncla, readUltimasAnclas } from '../historial/anclas.ts'
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

/**
 * Creates the recorder of issued numbers in `historial-anclas.ndjson`, outside the database. A number that is already
 * in the file is refused: an older copy of the database was restored under the running process (R30). The process also
 * remembers the greatest numbers read, in case the file is restored too.
 */
export const createAnotacion = async (
  services: Pick<Services, 'db' | 'config' | 'ahora'>,
  log: { readonly error: (data: object, message: string) => void },
): Promise<Anotacion> => {
  let anotados = maxSeries([])
  const raise = (series: Parameters<typeof maxSeries>[0]): void => {
    anotados = maxSeries([anotados, ...series])
  }
  const read = async (): Promise<void> => raise(await readUltimasAnclas(services))
  await read()
  return {
    watch: async () => {
      await read()
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
    // Records the last issued title, letter and agreement numbers in the file outside the database. Their transaction
    // is already committed, so a failure is only logged. The next successful call records them.
    note: async () => {
      try {
        raise([await readUsados(services.db)])
        await appendAncla(services)
      } catch (error) {
        log.error({ err: error }, 'los últimos números no se pudieron anotar fuera de la base')
      }
    },
  }
}
