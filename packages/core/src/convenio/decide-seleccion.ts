import { eligeAbogado } from '../busqueda/alcance.ts'
import type { Decision, Motivo } from '../decision/decision.ts'
import { addCentavos } from '../dinero/centavos.ts'
import type { Principal } from '../permiso/usuario.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import { claseDeRecurso } from '../recurso/check-clase.ts'
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
import { motivoDeAfuera, refusePeriodo, toPeriodoDeConvenio } from './refuse-periodo.ts'

const { seleccion: textos } = convenios

export interface SeleccionDeConvenio {
  readonly abogado: string
  readonly periodos: readonly PeriodoDeConvenio[]
}

const CAMPO = 'cuotas_plan'

const motivo = (codigo: string, mensaje: string, campo = CAMPO): Motivo => ({
  codigo: `convenio.${codigo}`,
  campo,
  mensaje,
})

const checkClase = (
  recursos: CatalogoDeRecursos,
  clase: Recurso['clase'],
  elegidos: readonly PeriodoElegido[],
): Motivo[] => {
  const otra = clase === 'inmueble' ? 'comercio' : 'inmueble'
  const ajenos = elegidos.filter(({ recurso }) => claseDeRecurso(recursos, recurso) !== clase)
  if (ajenos.length === 0) return []
  const nombres = new Set(ajenos.map(({ recurso, imponible }) => `${recurso} ${imponible}`))
  const imponibles = [...nombres].join(', ')
  return [motivo('otra-clase', interpolar(textos.otraClase, { clase: otra, imponibles }))]
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
 * Decides the lawyer of an agreement, and whether the agreement may include the chosen tax periods.
 * - An admin, the head lawyer or a guest may choose the lawyer. By default, it is the lawyer of the first period. Any
 *   other person must be the lawyer of the agreement.
 * - Every period must be unpaid and outside plans and other agreements. All must be of properties, or all of businesses
 *   (D43, D121-D123).
 * - The lawyer of the agreement must collect all the periods. In an agreement of the head lawyer, another single lawyer
 *   may collect them.
 * - A period that the person may not see counts as no longer owed.
 *
 * @param pedido lawyer code in the request, or '' without a choice
 */
export const decideSeleccion = (
  principal: Principal,
  {
    clase,
    recursos,
    pedido,
    elegidos: todos,
  }: {
    readonly clase: Recurso['clase']
    readonly recursos: CatalogoDeRecursos
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
    fuente: 'S1 §2, §5; D43, D121-D123, D175',
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
    ...checkClase(recursos, clase, elegidos),
    ...checkRepetidos(elegidos),
    ...elegidos.flatMap((elegido) => {
      const porque = refusePeriodo(elegido, abogado)
      return porque ? [motivoDeAfuera(porque)] : []
    }),
  ]
  if (motivos.length === 0 && legales.length > 1)
    motivos.push(
      motivo('mezclados', interpolar(textos.mezclados, { abogados: legales.sort().join(', ') })),
    )
  if (abogado === '' && motivos.length === 0)
    motivos.push(motivo('sin-abogado', textos.sinAbogado, 'abogado'))
  if (motivos.length > 0) return { ok: false, motivos, porque }
  return { ok: true, valor: { abogado, periodos: elegidos.flatMap(toPeriodoDeConvenio) }, porque }
}

export const sumPeriodos = (
  periodos: readonly Pick<PeriodoDeConvenio, 'capital' | 'interes' | 'total'>[],
) => ({
  capital: addCentavos(...periodos.map(({ capital }) => capital)),
  interes: addCentavos(...periodos.map(({ interes }) => interes)),
  total: addCentavos(...periodos.map(({ total }) => total)),
})
