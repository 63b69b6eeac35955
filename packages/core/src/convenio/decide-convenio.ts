import type { Motivo } from '../decision/decision.ts'
import {
  addCentavos,
  CERO,
  type Centavos,
  compareCentavos,
  TOPE_DE_IMPORTE,
} from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import type { Principal } from '../permiso/usuario.ts'
import { readDiaDeFirma } from '../plan/dia-de-firma.ts'
import { parametrosDePlan } from '../plan/parametros-de-plan.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import type { Recurso } from '../recurso/recursos.ts'
import { convenios } from '../texto/convenios.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { LiquidacionDeHonorarios, PagoDeHonorarios } from './convenio-datos.ts'
import { decideSeleccion, sumPeriodos } from './decide-seleccion.ts'
import type { EstadoDeConvenio } from './estado-de-convenio.ts'
import type { FichaDeConvenio } from './ficha-de-convenio.ts'
import { type FormaDePago, splitPago } from './forma-de-pago.ts'
import { hideAjenos } from './hide-ajenos.ts'
import { liquidateConArancel } from './liquidate-honorarios.ts'
import type { PeriodoDeConvenio, PeriodoElegido } from './periodo-de-convenio.ts'
import {
  claveDePlan,
  type PlanDeImponible,
  type PlanPedido,
  simulateConvenio,
} from './simulate-convenio.ts'
import { checkEstadoTitulado } from './titulos-de-convenio.ts'
import {
  checkMontoPago,
  type EntradaDeConvenio,
  readPagoTecleado,
  validateConvenio,
} from './validate-convenio.ts'

/**
 * Tax period chosen for an agreement. `visto` is the total of the period that the person saw on the screen when
 * choosing it. Null when the request does not include that total (D132).
 */
export interface PeriodoVisto extends PeriodoElegido {
  readonly visto: Centavos | null
}

/**
 * Payment plan requested for an agreement. `esperado` is the amount that the person saw, to compare with the amount
 * that the product computes (T17). Null when the request does not give it.
 */
export interface PlanEsperado extends PlanPedido {
  readonly esperado: Centavos | null
}

export interface EntradaDeDecision {
  readonly principal: Principal
  readonly clase: Recurso['clase']
  readonly pedido: string
  readonly elegidos: readonly PeriodoVisto[]
  readonly pedidos: readonly PlanEsperado[]
  readonly formulario: Omit<EntradaDeConvenio, 'hoy' | 'listas'> & {
    readonly listas: Omit<EntradaDeConvenio['listas'], 'formasDePago'> & {
      readonly formasDePago: readonly FormaDePago[]
    }
  }
  /**
   * Lawyer's fees as a percentage of the debt, as the person saw them on the screen. The percentage in force must be
   * the same. '' when the request does not include it (T17).
   */
  readonly estporcEsperado: string
  readonly arancelDe: (estado: number, fecha: Fecha) => EstadoDeConvenio | undefined
  readonly titulos: readonly number[]
  readonly filas: readonly FilaDeParametro[]
  readonly recursos: CatalogoDeRecursos
  readonly esInscripto: (abogado: string) => boolean
  readonly hoy: Fecha
}

/**
 * Result of checking an agreement. `motivos` is the list of errors. The agreement can be saved when the list is empty.
 * With errors, the result still has every value that can be computed.
 */
export interface ConvenioDecidido {
  readonly motivos: readonly Motivo[]
  readonly avisos: readonly Motivo[]
  readonly abogado: string
  /** Tax periods chosen for the agreement. Null when one of them is refused. */
  readonly periodos: readonly PeriodoDeConvenio[] | null
  /** Simulated payment plans of the agreement. Null when one of them is missing or has errors. */
  readonly planes: readonly PlanDeImponible[] | null
  readonly ficha: FichaDeConvenio | null
  readonly titulos: readonly number[]
  readonly arancel: EstadoDeConvenio | null
  readonly inscripto: boolean
  readonly liquidacion: LiquidacionDeHonorarios | null
  readonly pago: PagoDeHonorarios | null
}

/** Code of the error when the debt changed after the person chose the tax periods (D132). */
export const CAMBIO_LA_DEUDA = 'convenio.cambio-la-deuda'
/** Code of the error when the product now computes another amount than the person saw (T17). */
export const IMPORTE_DISTINTO = 'convenio.importe-distinto'

/**
 * Compares the totals of the chosen tax periods that the person saw with the present totals. A period whose total the
 * person did not see is left out.
 */
export const compareVisto = (
  elegidos: readonly PeriodoVisto[],
): { readonly antes: Centavos; readonly ahora: Centavos; readonly cambio: boolean } => {
  const vistos = elegidos.flatMap(({ visto, hallado }) =>
    visto !== null && hallado !== null && hallado.total !== null
      ? [{ visto, total: hallado.total }]
      : [],
  )
  return {
    antes: addCentavos(...vistos.map(({ visto }) => visto)),
    ahora: addCentavos(...vistos.map(({ total }) => total)),
    cambio: vistos.some(({ visto, total }) => compareCentavos(visto, total) !== 0),
  }
}

const checkVisto = (elegidos: readonly PeriodoVisto[]): Motivo[] => {
  const { antes, ahora, cambio } = compareVisto(elegidos)
  if (!cambio) return []
  const mensaje = interpolar(convenios.cambioLaDeuda, {
    antes: formatPesos(antes),
    ahora: formatPesos(ahora),
  })
  return [{ codigo: CAMBIO_LA_DEUDA, campo: 'cuotas_plan', mensaje }]
}

const distinto = (campo: string, enviado: string, calculado: string): Motivo => ({
  codigo: IMPORTE_DISTINTO,
  campo,
  mensaje: interpolar(convenios.importeDistinto, { enviado, calculado }),
})

const checkEsperados = (
  pedidos: readonly PlanEsperado[],
  planes: readonly PlanDeImponible[],
): Motivo[] =>
  planes.flatMap((hecho) => {
    const pedido = pedidos.find((p) => claveDePlan(p) === claveDePlan(hecho))
    const esperado = pedido?.esperado ?? null
    const { aPagar } = hecho.plan
    return esperado === null || esperado === aPagar
      ? []
      : [distinto('planes', formatPesos(esperado), formatPesos(aPagar))]
  })

const samePorcentaje = (a: string, b: string): boolean => Number(a) === Number(b)

/**
 * Decides whether an agreement can be saved, and computes its plans, fees and payment (S1 §5, §9; D25-D44, D121-D132).
 * All the errors are listed together. Amounts that the person saw are only compared with the computed amounts (T17).
 */
export const decideConvenio = (entrada: EntradaDeDecision): ConvenioDecidido => {
  const { principal, clase, recursos, pedido, pedidos, formulario, filas, hoy } = entrada
  const elegidos = hideAjenos(principal, entrada.elegidos)
  const motivos: Motivo[] = []
  const form = validateConvenio({ ...formulario, hoy })
  const firma = readDiaDeFirma(formulario.tecleado.fechaconf, hoy)

  const seleccion = decideSeleccion(principal, { clase, recursos, pedido, elegidos })
  if (!seleccion.ok) motivos.push(...seleccion.motivos)
  motivos.push(...checkVisto(elegidos))
  const periodos = seleccion.ok ? seleccion.valor.periodos : null
  const simulado =
    periodos &&
    simulateConvenio({
      clase,
      periodos,
      pedidos,
      firma,
      parametros: parametrosDePlan(filas, firma),
      recursos,
    })
  if (simulado && !simulado.ok) motivos.push(...simulado.motivos)
  const planes = simulado?.ok ? simulado.valor : null
  if (planes) motivos.push(...checkEsperados(pedidos, planes))
  if (!form.ok) motivos.push(...form.motivos)

  const estado = formulario.tecleado.estado_id
  const arancel = estado === null ? undefined : entrada.arancelDe(estado, firma)
  if (
    arancel &&
    entrada.estporcEsperado !== '' &&
    !samePorcentaje(entrada.estporcEsperado, arancel.estporc)
  )
    motivos.push(distinto('estporc', entrada.estporcEsperado, arancel.estporc))
  // When the person may not see the debt of the chosen tax periods, the choice of periods is refused (`seleccion.ok` is
  // false). The executive titles that claim those periods must stay hidden too.
  const titulos = seleccion.ok ? entrada.titulos : []
  if (arancel) motivos.push(...checkEstadoTitulado(titulos, arancel))
  const abogado = seleccion.ok ? seleccion.valor.abogado : ''
  const inscripto = entrada.esInscripto(abogado)
  const ficha = form.ok ? form.valor.ficha : null
  const liquidacion =
    periodos && arancel ? liquidate(entrada, periodos, arancel, ficha, firma, inscripto) : null
  const forma = formulario.listas.formasDePago.find(({ id }) => id === formulario.tecleado.frmpg_id)
  // The payment of the lawyer's fees is computed when the fields of the payment are valid. Errors in the remaining
  // fields of the agreement form do not matter.
  const pagado = readPagoTecleado(formulario, forma?.clase)
  let pago: PagoDeHonorarios | null = null
  if (pagado && liquidacion && forma) {
    motivos.push(...checkMontoPago(forma.clase, pagado.montopago, liquidacion.total))
    pago = {
      forma: forma.nombre,
      ...splitPago(liquidacion.total, { clase: forma.clase, ...pagado }),
    }
  }
  return {
    motivos,
    avisos: form.ok ? form.valor.avisos : [],
    abogado,
    inscripto,
    periodos,
    planes,
    ficha,
    titulos,
    arancel: arancel ?? null,
    liquidacion,
    pago,
  }
}

/**
 * Computes the fees and taxes of the agreement, even while its form has errors. Other expenses then have the typed
 * amount, or 0 when that amount is invalid.
 */
const liquidate = (
  { formulario, filas }: EntradaDeDecision,
  periodos: readonly PeriodoDeConvenio[],
  arancel: EstadoDeConvenio,
  ficha: FichaDeConvenio | null,
  firma: Fecha,
  inscripto: boolean,
): LiquidacionDeHonorarios => {
  const { total: deuda } = sumPeriodos(periodos)
  const escrito = formulario.leerImporte(formulario.tecleado.otgastos.trim() || '0')
  const otgastos =
    ficha?.otgastos ?? (escrito !== undefined && escrito <= TOPE_DE_IMPORTE ? escrito : CERO)
  return liquidateConArancel(
    { deuda, arancel, otgastos, responsableInscripto: inscripto },
    filas,
    firma,
  )
}
