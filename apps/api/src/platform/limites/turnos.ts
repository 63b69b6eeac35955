import type { Entry } from '@apremia/api-client'
import { Semaphore } from 'async-mutex'
import { AppError } from '../http/app-error.ts'

/**
 * Limit of open calls of a person, running or waiting: five times the number of calls that the person may run at the
 * same time. Further calls are refused.
 */
const ABIERTOS = 5
const ESPERA = 2

interface Persona {
  readonly semaforo: Semaphore
  abiertos: number
  /**
   * Sessions and personal tokens with which the person makes calls. The set is deleted when the person's last running
   * call ends.
   */
  readonly credenciales: Set<string>
}

const createPersona = (enCurso: number): Persona => ({
  semaforo: new Semaphore(enCurso),
  abiertos: 0,
  credenciales: new Set(),
})

interface Quien {
  readonly dni: string
  readonly credencial: string
}

export interface Turnos {
  /**
   * Refuses a request early when its person already has too many open calls. Finds the person in memory by the
   * credential, so that refusing many requests costs little.
   *
   * @throws AppError 429 when the person has too many open calls
   */
  readonly refuseLlenos: (credencial: string) => void
  /**
   * Waits until the person may run another call. The returned function ends the call.
   *
   * @throws AppError 429 when the person has too many open calls
   */
  readonly take: (quien: Quien, definition: Costo) => Promise<() => void>
}

type Costo = Pick<Entry, 'limite' | 'pesada'>

/**
 * Computes how much of the person's limit of simultaneous calls one call takes. A heavy call (`pesada`) takes three
 * quarters, so that the person's screens can still make some calls. An export takes half.
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
 * Limits the simultaneous calls of each person, so that nobody slows down other people (R26). A heavy call counts as
 * several calls. Each server process applies its own limit.
 *
 * @param aLaVez maximum number of running calls of one person. Five times as many calls may be running or waiting
 * @param conexiones number of calls that the database serves at once. More running calls would only delay other people
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
