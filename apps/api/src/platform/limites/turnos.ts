import type { Entry } from '@apremia/api-client'
import { Semaphore } from 'async-mutex'
import { AppError } from '../http/app-error.ts'

/** Calls open for each one under way: the rest of them wait. */
const ABIERTOS = 5
/** Seconds after which asking again is worth it. */
const ESPERA = 2

interface Persona {
  readonly semaforo: Semaphore
  /** Calls under way or waiting. */
  abiertos: number
  /** Sessions and personal tokens that the person has used since they last had nothing open. */
  readonly credenciales: Set<string>
}

const createPersona = (enCurso: number): Persona => ({
  semaforo: new Semaphore(enCurso),
  abiertos: 0,
  credenciales: new Set(),
})

/** The person who asks for a turn. */
interface Quien {
  readonly dni: string
  /** Secret of the session or token, as it came. */
  readonly credencial: string
}

export interface Turnos {
  /**
   * Refuses a credential whose person has no room left, before the database is asked anything: refusing costs little,
   * however fast they insist.
   *
   * @throws AppError 429 when too many of their calls wait already
   */
  readonly refuseLlenos: (credencial: string) => void
  /**
   * Waits until the person has room for a call, and returns the function that ends it.
   *
   * @throws AppError 429 when too many of their calls wait already
   */
  readonly take: (quien: Quien, definition: Costo) => Promise<() => void>
}

type Costo = Pick<Entry, 'limite' | 'pesada'>

/**
 * Returns the weight of a call. A call that reads much leaves room for few light ones beside it, so that no screen of
 * the person waits for the whole of it.
 */
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
 * Limits the calls that each person has under way, by their cost, so that nobody slows the others (R26). The session
 * identifies the person. Each process counts by itself: with several, a person has the limit in each.
 *
 * @param aLaVez light calls under way; five times as many may be open
 * @param conexiones calls that the database serves at once: more under way gain the person nothing and delay everybody
 * else
 */
export const createTurnos = (aLaVez: number, conexiones: number): Turnos => {
  const enCurso = Math.min(aLaVez, conexiones)
  const limite = aLaVez * ABIERTOS
  const personas = new Map<string, Persona>()
  const porCredencial = new Map<string, Persona>()
  const refuse = (persona: Persona | undefined): void => {
    if (persona && persona.abiertos >= limite) throw demasiados(persona.abiertos)
  }
  const forget = (dni: string, { credenciales }: Persona): void => {
    personas.delete(dni)
    for (const credencial of credenciales) porCredencial.delete(credencial)
  }
  return {
    refuseLlenos: (credencial) => refuse(porCredencial.get(credencial)),
    take: async ({ dni, credencial }, definition) => {
      const persona = personas.get(dni) ?? createPersona(enCurso)
      refuse(persona)
      personas.set(dni, persona)
      porCredencial.set(credencial, persona)
      persona.credenciales.add(credencial)
      persona.abiertos += 1
      const [, release] = await persona.semaforo.acquire(pesoDe(definition, enCurso))
      return () => {
        release()
        persona.abiertos -= 1
        if (persona.abiertos === 0) forget(dni, persona)
      }
    },
  }
}
