import type { Entry } from '@apremia/api-client'
import { Semaphore } from 'async-mutex'
import { AppError } from '../http/app-error.ts'

/** Open at once for each that is under way; the rest of them wait. */
const ABIERTOS = 5
/** Seconds until it is worth asking again. */
const ESPERA = 2

interface Persona {
  readonly semaforo: Semaphore
  /** Under way and waiting. */
  abiertos: number
}

export interface Turnos {
  /**
   * Waits until the person has room for a call and gives what ends it.
   *
   * @throws AppError 429 when too many of theirs wait already
   */
  readonly take: (dni: string, definition: Costo) => Promise<() => void>
}

type Costo = Pick<Entry, 'limite' | 'pesada'>

/** One that reads much goes with few light ones beside it, so that no screen of the person waits for the whole of it. */
const pesoDe = ({ limite, pesada }: Costo, aLaVez: number): number => {
  if (pesada === true) return Math.ceil(aLaVez * 0.75)
  return limite === 'exportacion' ? Math.ceil(aLaVez / 2) : 1
}

const demasiados = (abiertos: number): AppError =>
  new AppError(
    429,
    'demasiados-pedidos',
    `Tiene ${abiertos} pedidos en curso. Espere a que terminen e intente nuevamente.`,
    { detalle: { segundos: ESPERA } },
  )

/**
 * Limits what each person has under way at once, by what it costs, so that nobody slows the others (R26). Keyed by who
 * the session says it is, and counted by each process apart: over several, a person has that many in each.
 */
export const createTurnos = (aLaVez: number): Turnos => {
  const personas = new Map<string, Persona>()
  return {
    take: async (dni, definition) => {
      const persona = personas.get(dni) ?? { semaforo: new Semaphore(aLaVez), abiertos: 0 }
      if (persona.abiertos >= aLaVez * ABIERTOS) throw demasiados(persona.abiertos)
      personas.set(dni, persona)
      persona.abiertos += 1
      const [, release] = await persona.semaforo.acquire(pesoDe(definition, aLaVez))
      return () => {
        release()
        persona.abiertos -= 1
        if (persona.abiertos === 0) personas.delete(dni)
      }
    },
  }
}
