import type { Decision, Motivo } from '../decision/decision.ts'
import type { Principal } from '../permiso/usuario.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import { interpolar } from '../texto/interpolar.ts'
import { decideAccionDeActuacion } from './decide-accion.ts'

/** An action of a lot, and what came after it. */
export interface ActuacionDeLote {
  /** 'Inmueble 1001 AB', to say which. */
  readonly nombre: string
  readonly abogado: string
  readonly vigente: boolean
  /** It was written over since. */
  readonly editada: boolean
  /** There is a later action in force over its item. */
  readonly seguida: boolean
  /** A letter it was saved with came back. */
  readonly conAcuse: boolean
}

const { deshacer: t } = actuaciones

/** What stands in the way of one, in the order in which it is told. */
const IMPEDIMENTOS = ['noVigente', 'editada', 'seguida', 'conAcuse'] as const

const impide = (una: ActuacionDeLote, cual: (typeof IMPEDIMENTOS)[number]): boolean =>
  cual === 'noVigente' ? !una.vigente : una[cual]

/**
 * Whether what a request saved can be taken back: all of it or none, by its lawyer or A00, and only while nothing came
 * after (D8, D74, D136). 'Not yours' comes alone.
 */
export const decideDeshacerActuaciones = (
  principal: Principal,
  lote: readonly ActuacionDeLote[],
): Decision<number> => {
  const porque = {
    regla: 'actuacion/deshacer',
    fuente: 'S2 §4, §6; D8, D74, D136',
    entradas: { rol: principal.rol, abogado: principal.abogado, actuaciones: lote.length },
    valor: lote.length,
  }
  const ajena = lote
    .map(({ abogado }) =>
      decideAccionDeActuacion(principal, { abogado, vigente: true, eliminadaEl: null }, 'eliminar'),
    )
    .find(({ ok }) => !ok)
  if (ajena && !ajena.ok) return { ok: false, motivos: ajena.motivos, porque }
  const motivos = IMPEDIMENTOS.flatMap((cual): Motivo[] => {
    const nombres = lote.filter((una) => impide(una, cual)).map(({ nombre }) => nombre)
    if (nombres.length === 0) return []
    const mensaje = interpolar(t[cual], { cuales: nombres.join(', ') })
    return [{ codigo: `actuacion.deshacer-${cual}`, campo: '', mensaje }]
  })
  return motivos.length > 0
    ? { ok: false, motivos, porque }
    : { ok: true, valor: lote.length, porque }
}
