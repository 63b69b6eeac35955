import type {
  BodyOf,
  LineaDeDeudaCC,
  municipioConvenios,
  municipioDeuda,
  municipioGestion,
  municipioListados,
  municipioPlanes,
  municipioSituaciones,
  QueryOf,
  ReplyOf,
} from '@apremia/api-client'
import type { Fecha } from '@apremia/core'
import type { DeQuien } from '../casos/suyos-de-contribuyente.ts'
import type { Pagina } from '../platform/http/pagina.ts'

type FilaDe<E> = ReplyOf<E> extends readonly (infer Fila)[] ? Fila : never

export type ClaveDeDeuda = Pick<QueryOf<typeof municipioDeuda.deudaCC>, 'imponible' | 'recurso'>
export type SituacionCC = FilaDe<typeof municipioSituaciones.dtSituacion>
export type SituacionDeImponible = FilaDe<typeof municipioSituaciones.listaSituaV2>
export type FiltroDeImponible = BodyOf<typeof municipioSituaciones.listaSituaV2>
export type PlanDePago = FilaDe<typeof municipioPlanes.planFiltro>
export type ConsultaDePlanes = Omit<
  BodyOf<typeof municipioPlanes.planFiltro>['data'],
  'bsq' | 'nroContribuyente'
>
export type PaginaDePlanes = Pagina & Omit<QueryOf<typeof municipioPlanes.planFiltro>, keyof Pagina>
export type EstadoDePlan = ReplyOf<typeof municipioPlanes.estadoPlnPago>
/**
 * The municipality's data have no status of an instalment. The product computes the status, which depends on the day.
 */
export type CuotaDelServicio = Omit<EstadoDePlan['cuotas'][number], 'ESTADO' | 'FRM_FECHA'>
export interface EstadoDelMunicipio {
  readonly estado: string
  readonly cuotas: CuotaDelServicio[]
}
export type ConvenioEnLista = FilaDe<typeof municipioConvenios.convFiltro>
export type DatosDeConvenio = ReplyOf<typeof municipioConvenios.dataConvenio>
export type FiltroDeConvenios = BodyOf<typeof municipioConvenios.convFiltro>
export type PaginaDeConvenios = Pagina &
  Omit<QueryOf<typeof municipioConvenios.convFiltro>, keyof Pagina>
export type Etapa = FilaDe<typeof municipioGestion.listaEtapas>
export type TituloEnLista = FilaDe<typeof municipioGestion.listaTitulos>
export type ImponibleEnGestion = FilaDe<typeof municipioGestion.recImpGstLeg>
export type PaginaDeGestion = Pagina &
  Omit<QueryOf<typeof municipioGestion.recImpGstLeg>, keyof Pagina>
export type TipoDeDocumento = FilaDe<typeof municipioListados.dtTipoDoc>

export interface Paginado<Fila> {
  readonly rows: Fila[]
  readonly total: number
}

/**
 * Open debt of a property or business for one tax, with the periods of every lawyer. The caller must check whether the
 * person may see the debt.
 */
export interface DeudaDelMunicipio {
  readonly lineas: readonly LineaDeDeudaCC[]
  readonly planpago: readonly { readonly NRO_PLAN: number; readonly RECURSO: string }[]
  readonly contribuyente: readonly { readonly APYNOM: string }[]
  /**
   * Day up to which the interest in the amounts of the debt is computed. When this day differs between the tax periods,
   * the oldest one.
   */
  readonly liquidadoAl: Fecha
  /**
   * Day up to which the interest of each tax period is computed, by 'year/instalment'. Absent when `liquidadoAl` is the
   * day of every period.
   */
  readonly liquidados?: ReadonlyMap<string, Fecha>
}

/**
 * Source of debt, legal statuses, payment plans and agreements: the embedded register or the municipality's own
 * service. A failure throws an AppError, and is never an empty list (D88). `filtro.abogado` is already limited to what
 * the caller may see; '' means all the lawyers. `deQuien` limits a list to one taxpayer.
 */
export interface ProveedorDeDeuda {
  readonly deudaCC: (clave: ClaveDeDeuda) => Promise<DeudaDelMunicipio | null>
  readonly listaSituaciones: () => Promise<SituacionCC[]>
  readonly dtSituacion: () => Promise<SituacionCC[]>
  readonly listaSituaV2: (
    filtro: FiltroDeImponible,
    pagina: Pagina,
  ) => Promise<Paginado<SituacionDeImponible>>
  readonly listaSituaActual: (
    filtro: FiltroDeImponible,
    pagina: Pagina,
  ) => Promise<Paginado<SituacionDeImponible>>
  /**
   * Returns the legal statuses of a property or business for one tax, newest first. The tax is the first of `recursos`
   * that has any legal status.
   */
  readonly listaSitua: (
    filtro: { readonly imponible: string; readonly abogado: string },
    recursos: readonly string[],
  ) => Promise<SituacionDeImponible[]>
  readonly planFiltro: (
    filtro: ConsultaDePlanes,
    pagina: PaginaDePlanes,
    deQuien?: DeQuien,
  ) => Promise<Paginado<PlanDePago>>
  readonly estadoPlnPago: (plan: number) => Promise<EstadoDelMunicipio | null>
  readonly convFiltro: (
    filtro: FiltroDeConvenios,
    pagina: PaginaDeConvenios,
  ) => Promise<Paginado<ConvenioEnLista>>
  readonly dataConvenio: (id: number) => Promise<DatosDeConvenio | null>
  readonly listaConv: (
    filtro: FiltroDeImponible,
    pagina: Pagina,
  ) => Promise<Paginado<ConvenioEnLista>>
  readonly listaEtapas: (grupo: number | undefined) => Promise<Etapa[]>
  readonly listaTitulos: (
    filtro: FiltroDeImponible,
    pagina: Pagina,
    deQuien?: DeQuien,
  ) => Promise<Paginado<TituloEnLista>>
  readonly recImpGstLeg: (
    filtro: FiltroDeImponible,
    pagina: PaginaDeGestion,
  ) => Promise<Paginado<ImponibleEnGestion>>
  readonly dtTipoDoc: () => Promise<TipoDeDocumento[]>
}
