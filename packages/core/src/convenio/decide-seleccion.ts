import { eligeAbogado } from '../busqueda/alcance.ts'
import type { Decision, Motivo } from '../decision/decision.ts'
import { addCentavos, CERO, subtractCentavos } from '../dinero/centavos.ts'
import { ABOGADO_JEFE, type Principal } from '../permiso/usuario.ts'
import { esRecursoDeComercio } from '../recurso/find-recurso.ts'
import type { Recurso } from '../recurso/recursos.ts'
import { busqueda } from '../texto/busqueda.ts'
import { convenios } from '../texto/convenios.ts'
import { interpolar } from '../texto/interpolar.ts'
import { hideAjenos } from './hide-ajenos.ts'
import {
  claveDePeriodo,
  describePeriodo,
  type PeriodoDeConvenio,
  type PeriodoElegido,
} from './periodo-de-convenio.ts'

const { seleccion: textos } = convenios

export interface SeleccionDeConvenio {
  /** Lawyer of the agreement. */
  readonly abogado: string
  readonly periodos: readonly PeriodoDeConvenio[]
}

const CAMPO = 'cuotas_plan'

const motivo = (codigo: string, mensaje: string, campo = CAMPO): Motivo => ({
  codigo: `convenio.${codigo}`,
  campo,
  mensaje,
})

/** Why a period the person sees, or is not there, cannot enter an agreement of a lawyer; undefined when it can (D122). */
const refusePeriodo = (elegido: PeriodoElegido, abogado: string): Motivo | undefined => {
  const { hallado } = elegido
  const periodo = describePeriodo(elegido)
  if (hallado === null) return motivo('inexistente', interpolar(textos.inexistente, { periodo }))
  const { legal, enPlan, convenio, total } = hallado
  if (convenio !== null)
    return motivo('en-convenio', interpolar(textos.enConvenio, { periodo, convenio }))
  if (enPlan) return motivo('en-plan', interpolar(textos.enPlan, { periodo }))
  if (legal === '')
    return motivo('fuera-de-gestion', interpolar(textos.fueraDeGestion, { periodo }))
  if (abogado !== '' && abogado !== ABOGADO_JEFE && legal !== abogado)
    return motivo('de-otro-abogado', interpolar(textos.deOtroAbogado, { periodo, abogado: legal }))
  if (total === null) return motivo('sin-importe', interpolar(textos.sinImporte, { periodo }))
  return undefined
}

const toPeriodo = ({ hallado, ...clave }: PeriodoElegido): PeriodoDeConvenio[] => {
  if (hallado === null || hallado.total === null) return []
  const { total, capital, legal } = hallado
  // What is not told apart counts as capital: interest is only what the municipality calls so.
  const interes = hallado.interes ?? (capital === null ? CERO : subtractCentavos(total, capital))
  return [{ ...clave, capital: subtractCentavos(total, interes), interes, total, legal }]
}

const checkClase = (clase: Recurso['clase'], elegidos: readonly PeriodoElegido[]): Motivo[] => {
  const otra = clase === 'inmueble' ? 'comercio' : 'inmueble'
  const ajenos = elegidos.some(
    ({ recurso }) => esRecursoDeComercio(recurso) !== (clase === 'comercio'),
  )
  return ajenos ? [motivo('otra-clase', interpolar(textos.otraClase, { clase: otra }))] : []
}

const checkRepetidos = (elegidos: readonly PeriodoElegido[]): Motivo[] => {
  const vistos = new Set<string>()
  return elegidos.flatMap((elegido) => {
    const clave = claveDePeriodo(elegido)
    if (vistos.has(clave))
      return [
        motivo('repetido', interpolar(textos.repetido, { periodo: describePeriodo(elegido) })),
      ]
    vistos.add(clave)
    return []
  })
}

/**
 * Which lawyer an agreement is of and whether the chosen periods may enter it: of one kind, all in legal
 * management of that lawyer (of any single one when it is the head lawyer's), owed, free of plans and of
 * other agreements (D43, D121-D123). Who has a code of their own has no choice; who chooses and does not say
 * gets that of the first period. A period the person does not see is as one that is not there.
 *
 * @param pedido lawyer code asked for, '' for none
 */
export const decideSeleccion = (
  principal: Principal,
  {
    clase,
    pedido,
    elegidos: todos,
  }: {
    readonly clase: Recurso['clase']
    readonly pedido: string
    readonly elegidos: readonly PeriodoElegido[]
  },
): Decision<SeleccionDeConvenio> => {
  const elegidos = hideAjenos(principal, todos)
  const legales = [
    ...new Set(elegidos.flatMap(({ hallado }) => (hallado?.legal ? [hallado.legal] : []))),
  ]
  const abogado = eligeAbogado(principal) ? pedido || (legales[0] ?? '') : principal.abogado
  const porque = {
    regla: 'convenio/seleccion',
    fuente: 'S1 §2, §5; D43, D121-D123',
    entradas: { rol: principal.rol, clase, pedido, elegidos: elegidos.map(describePeriodo) },
    valor: abogado,
  }
  if (!eligeAbogado(principal) && abogado === '') {
    const motivos = [motivo('sin-codigo', busqueda.sinCodigo, 'abogado')]
    return { ok: false, motivos, porque }
  }
  if (elegidos.length === 0) {
    const motivos = [motivo('sin-deuda', convenios.sinDeudaElegida.texto)]
    return { ok: false, motivos, porque }
  }
  const motivos = [
    ...checkClase(clase, elegidos),
    ...checkRepetidos(elegidos),
    ...elegidos.flatMap((elegido) => refusePeriodo(elegido, abogado) ?? []),
  ]
  if (motivos.length === 0 && legales.length > 1)
    motivos.push(
      motivo('mezclados', interpolar(textos.mezclados, { abogados: legales.sort().join(', ') })),
    )
  if (abogado === '' && motivos.length === 0)
    motivos.push(motivo('sin-abogado', textos.sinAbogado, 'abogado'))
  if (motivos.length > 0) return { ok: false, motivos, porque }
  return { ok: true, valor: { abogado, periodos: elegidos.flatMap(toPeriodo) }, porque }
}

/** Capital, interest and total of some periods. */
export const sumPeriodos = (
  periodos: readonly Pick<PeriodoDeConvenio, 'capital' | 'interes' | 'total'>[],
) => ({
  capital: addCentavos(...periodos.map(({ capital }) => capital)),
  interes: addCentavos(...periodos.map(({ interes }) => interes)),
  total: addCentavos(...periodos.map(({ total }) => total)),
})
