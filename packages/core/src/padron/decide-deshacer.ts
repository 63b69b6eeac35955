import type { Decision, Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { padron as textos } from '../texto/padron.ts'

export const ESTADOS_DE_CARGA = [
  'leyendo',
  'revisada',
  'aplicada',
  'deshecha',
  'descartada',
  'fallida',
] as const
export type EstadoDeCarga = (typeof ESTADOS_DE_CARGA)[number]

export interface CargaPorDeshacer {
  readonly estado: EstadoDeCarga
  readonly posterior: number | null
  /**
   * Number of properties that this load of the register added and that other records already use. `primerosEnUso` has
   * the numbers of some of them.
   */
  readonly enUso: number
  readonly primerosEnUso: readonly number[]
}

/**
 * Decides whether a load of the provincial register of properties may be undone. Only the last load may be undone. No
 * other record may use the properties that the load added.
 */
export const decideDeshacer = (carga: CargaPorDeshacer): Decision<null> => {
  const { estado, posterior, enUso, primerosEnUso } = carga
  const motivos: Motivo[] = []
  const refuse = (codigo: string, mensaje: string) =>
    motivos.push({ codigo: `padron.${codigo}`, campo: '', mensaje })
  const { noSePuedeDeshacer } = textos
  if (estado !== 'aplicada') refuse('no-aplicada', noSePuedeDeshacer.estado)
  if (posterior !== null)
    refuse('carga-posterior', interpolar(noSePuedeDeshacer.posterior, { n: posterior }))
  if (enUso > 0)
    refuse(
      'inmuebles-en-uso',
      interpolar(noSePuedeDeshacer.enUso, { n: enUso, primeros: primerosEnUso.join(', ') }),
    )
  const porque = {
    regla: 'padron/deshacer',
    fuente: 'D91',
    entradas: { estado, posterior, enUso },
    valor: motivos.length === 0,
  }
  return motivos.length === 0 ? { ok: true, valor: null, porque } : { ok: false, motivos, porque }
}
