import { checkCodigoDeCatalogo, checkTextoDeCatalogo } from '../catalogo/check-fila-de-catalogo.ts'
import type { Decision, Motivo, Porque } from '../decision/decision.ts'
import { catalogos } from '../texto/catalogos.ts'
import { interpolar } from '../texto/interpolar.ts'
import { checkOrdenanzas, LARGO_DE_ORDENANZA } from './ordenanzas.ts'
import type { Recurso, RecursoConNormas } from './recursos.ts'
import { checkTasas } from './tasas.ts'

export const LARGOS_DE_RECURSO = { nombre: 160, ordenanza: LARGO_DE_ORDENANZA } as const

export interface ContextoDeRecurso {
  readonly actual: Recurso | undefined
  readonly nuevo: boolean
  readonly enUso: boolean
}

const checkClaseEnUso = ({ codigo, clase }: Recurso, { actual, enUso }: ContextoDeRecurso) =>
  enUso && actual !== undefined && actual.clase !== clase
    ? [
        {
          codigo: 'recurso.clase-en-uso',
          campo: 'clase',
          mensaje: interpolar(catalogos.recursos.claseEnUso, { codigo }),
        },
      ]
    : []

/**
 * Decides whether a tax may be saved (D170). The code of a tax never changes, because documents and debts refer to it.
 * A property and a business may have the same number, so a tax in use never changes from properties to businesses
 * (D175).
 */
export const decideRecurso = <R extends Recurso & Partial<RecursoConNormas>>(
  recurso: R,
  contexto: ContextoDeRecurso,
): Decision<R> => {
  const { nombre, ordenanza } = LARGOS_DE_RECURSO
  const motivos: Motivo[] = [
    ...checkCodigoDeCatalogo(recurso.codigo, contexto),
    ...checkTextoDeCatalogo('nombre', recurso.nombre, { largo: nombre, requerido: true }),
    ...checkTextoDeCatalogo('ordenanza', recurso.ordenanza, { largo: ordenanza }),
    ...checkOrdenanzas(recurso.ordenanzas ?? []),
    ...checkTasas(recurso.tasas ?? []),
    ...(contexto.nuevo ? [] : checkClaseEnUso(recurso, contexto)),
  ]
  const porque: Porque = {
    regla: 'recurso/guardar',
    fuente: 'D76, D170, D175',
    entradas: { codigo: recurso.codigo, nuevo: contexto.nuevo, enUso: contexto.enUso },
    valor: motivos.length === 0,
  }
  return motivos.length > 0 ? { ok: false, motivos, porque } : { ok: true, valor: recurso, porque }
}
