import { type Clase, claseDe, fechaEnZona } from '@apremia/core'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../platform/db/queryable.ts'
import type { Notas } from '../platform/http/mount.ts'
import { loadRecursos, tipoDeRecurso } from '../recursos/recursos-repo.ts'
import { type LecturaContada, saveLecturas } from './lecturas-repo.ts'
import { QUE_MUESTRA } from './que-muestra.ts'
import { type Sujeto, sujetosDe } from './sujetos-de.ts'

declare module '../platform/services.ts' {
  interface Services {
    readonly lecturas: Lecturas
  }
}

export interface Lecturas {
  /** Records in memory which people's data an answer shows, so that the request does not wait for the database. */
  readonly note: (lectura: Parameters<Notas['muestra']>[1]) => void
  readonly flush: () => Promise<void>
}

interface Anotada {
  readonly sujeto: Sujeto
  readonly dni: string
  readonly rol: Clase
  cantidad: number
  readonly primera: Date
  ultima: Date
}

/**
 * Milliseconds that an entry of the log of who read personal data waits in memory. Then the entry is written to the
 * database. A killed process loses the entries that still wait (ADR 0076).
 */
const ESPERA_MS = 1_000
/**
 * Maximum number of entries of the log of who read personal data that wait in memory while the database is down.
 * Further entries are lost, and the server log says so.
 */
const MAXIMO_EN_MEMORIA = 50_000

export const createLecturas = (
  { db, ahora }: { readonly db: Db; readonly ahora: () => Date },
  log: FastifyBaseLogger,
): Lecturas => {
  let pendientes = new Map<string, Anotada>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let perdidas = 0

  const write = async (): Promise<void> => {
    if (pendientes.size === 0) return
    const batch = pendientes
    pendientes = new Map()
    try {
      const anotadas = [...batch.values()]
      const sinTipo = anotadas.some(({ sujeto }) => sujeto.recurso !== undefined)
      const recursos = sinTipo ? await loadRecursos(db) : undefined
      const nombrar = ({ clave, recurso }: Sujeto): string =>
        recurso === undefined || recursos === undefined
          ? clave
          : `${tipoDeRecurso(recursos, recurso)}/${clave}`
      await saveLecturas(
        db,
        anotadas.map(
          ({ sujeto, dni, rol, cantidad, primera, ultima }): LecturaContada => ({
            ...{ cosa: sujeto.cosa, clave: nombrar(sujeto) },
            ...{ dia: fechaEnZona(primera), dni, rol, cantidad },
            ...{ primera: primera.toISOString(), ultima: ultima.toISOString() },
          }),
        ),
      )
    } catch (error) {
      log.warn({ err: error }, 'no se pudo anotar quién miró: se intenta otra vez')
      // When the database could not store some entries of the log of who read personal data, the entries return to
      // memory and are written later, together with newer entries.
      for (const [key, una] of batch) add(key, una)
      schedule()
    }
  }

  const add = (key: string, una: Anotada): void => {
    const misma = pendientes.get(key)
    if (misma !== undefined) {
      misma.cantidad += una.cantidad
      if (una.ultima > misma.ultima) misma.ultima = una.ultima
    } else if (pendientes.size < MAXIMO_EN_MEMORIA) pendientes.set(key, una)
    else {
      if (perdidas === 0)
        log.error('no se anota más quién miró hasta que la base vuelva: no queda lugar en memoria')
      perdidas += 1
    }
  }

  const schedule = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      writing = writing.then(write)
    }, ESPERA_MS).unref()
  }

  return {
    note: ({ call, sesion, pedido, value }) => {
      const muestra = QUE_MUESTRA[call]
      if (muestra === undefined) return
      const momento = ahora()
      const dia = fechaEnZona(momento)
      const rol = claseDe(sesion)
      for (const sujeto of sujetosDe(muestra, { call, pedido, value })) {
        const { cosa, clave, recurso = '' } = sujeto
        const key = [dia, sesion.dni, rol, cosa, clave, recurso].join(' ')
        const una = { sujeto, dni: sesion.dni, rol, cantidad: 1, primera: momento, ultima: momento }
        add(key, una)
      }
      if (pendientes.size > 0) schedule()
    },
    flush: () => {
      clearTimeout(timer)
      timer = undefined
      writing = writing.then(write)
      return writing
    },
  }
}
