import {
  type AccionDeConvenio,
  type CatalogoDeRecursos,
  type Centavos,
  claseDeRecurso,
  decideAccionDeConvenio,
  esCodigoDePlan,
  formatPesos,
  interpolar,
  isSinInformar,
  type Principal,
  parseSignedWireAmount,
  type SituacionDeConvenio,
  sumCentavos,
  TIPOS_DE_PLAN,
  textos,
} from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'
import type { ConvenioListado, PlanDeConvenio } from '../../panels/convenios/convenio-listado.ts'
import { enCentavos } from './ficha/seleccion.ts'

export type Detalle = Data<'getConvenio'>

export type Identificado = Pick<
  ConvenioListado,
  'id' | 'convenio' | 'codexterno' | 'estado' | 'fc_confirma' | 'frm_nombre' | 'con_pdf'
>

const situacionDe = ({
  codexterno,
  fc_confirma,
  estado,
}: Pick<ConvenioListado, 'codexterno' | 'fc_confirma' | 'estado'>): SituacionDeConvenio => ({
  codexterno,
  confirmado: fc_confirma !== null,
  activo: estado !== '0',
})

/**
 * Tells whether a payment agreement has fees to show. An agreement made in the former system may have no fees, and
 * Apremia does not compute them afterwards.
 */
export const tieneHonorarios = ({ vigencia, estporc, estgstfijo, otgastos }: Detalle): boolean =>
  vigencia === null || [estporc, estgstfijo, otgastos].some((uno) => Number(uno) > 0)

/**
 * Formats an amount of the debt of a payment agreement. Shows '—' for an amount that the system used before Apremia did
 * not report.
 */
export const formatDeudaReconocida = (
  { vigencia }: Pick<Detalle, 'vigencia'>,
  monto: Centavos,
): string => (isSinInformar(vigencia, monto) ? textos.comunes.sinDato : formatPesos(monto))

/**
 * Tells whether some tax period of the payment agreement lacks the capital or the interest, because the system used
 * before Apremia did not report it.
 */
export const faltanImportes = ({ vigencia, convenio_convppcuotas: periodos }: Detalle): boolean =>
  periodos.some(({ capital, interes }) =>
    [capital, interes].some((uno) => isSinInformar(vigencia, enCentavos(uno))),
  )

export const impedimentoDe = (
  principal: Principal,
  convenio: Parameters<typeof situacionDe>[0],
  accion: AccionDeConvenio,
): string | undefined => {
  const decision = decideAccionDeConvenio(principal, situacionDe(convenio), accion)
  return decision.ok ? undefined : decision.motivos.map(({ mensaje }) => mensaje).join(' ')
}

export const claseDePlan = (
  recursos: CatalogoDeRecursos,
  { r }: Pick<PlanDeConvenio, 'r'>,
): 'inmueble' | 'comercio' => claseDeRecurso(recursos, r)

/**
 * Formats a type of payment plan: 'W2113 · 6 cuotas sin interés'. A code outside the catalogue is shown with a note
 * that says so (D162).
 */
export const tipoDePlan = (codigo: string): string => {
  if (codigo === '') return textos.comunes.sinDato
  return esCodigoDePlan(codigo)
    ? `${codigo} · ${TIPOS_DE_PLAN[codigo].nombre}`
    : interpolar(textos.comunes.sinCatalogo, { valor: codigo })
}

/** Adds up the amounts of several payment plans. Returns null when one of them has no amount (D110). */
export const totalDePlanes = (planes: readonly Pick<PlanDeConvenio, 'm'>[]): Centavos | null => {
  const montos = planes.flatMap(({ m }) => parseSignedWireAmount(m) ?? [])
  return montos.length === planes.length ? sumCentavos(montos) : null
}
