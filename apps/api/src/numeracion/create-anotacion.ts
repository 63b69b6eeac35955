import { appendAncla, readUltimasAnclas } from '../historial/anclas.ts'
import { describeAtraso, describeCopiaVieja, maxSeries } from '../historial/series-de-numeros.ts'
import type { Anotacion } from '../platform/db/transact.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Services } from '../platform/services.ts'

const PARA_SEGUIR =
  'Avise a quien administra el servidor: hay que reiniciarlo, y el arranque dice qué hacer.'

/**
 * Notes outside the database the numbers that transactions give, and refuses those that were given before: an older
 * copy was restored under the running process (R30). What this process has read is not forgotten, so that a folder
 * restored together with the database does not hide it.
 */
export const createAnotacion = (
  services: Pick<Services, 'db' | 'config' | 'ahora'>,
  log: { readonly error: (data: object, message: string) => void },
): Anotacion => {
  let anotados = maxSeries([])
  const read = async (): Promise<void> => {
    anotados = maxSeries([anotados, ...(await readUltimasAnclas(services))])
  }
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
        throw new AppError(503, 'numeracion-atrasada', `${message} ${PARA_SEGUIR}`)
      }
    },
    // The numbers are given already: a note that cannot be written never undoes them, and the next one has them too.
    note: async () => {
      try {
        await appendAncla(services)
        await read()
      } catch (error) {
        log.error({ err: error }, 'los últimos números no se pudieron anotar fuera de la base')
      }
    },
  }
}
