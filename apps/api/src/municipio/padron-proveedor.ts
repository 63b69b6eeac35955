import type {
  BodyOf,
  municipioComercios,
  municipioContribuyentes,
  municipioInmuebles,
  QueryOf,
  ReplyOf,
} from '@apremia/api-client'
import type { Centavos, Fecha, FiltroDe, ImponibleEnPadron } from '@apremia/core'
import type { LoteGuardado } from '../libros/inmuebles-guardados.ts'
import type { ClaveImponible } from '../padron/clave-imponible.ts'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import type { Paginado } from './deuda-proveedor.ts'

type FilaDe<E> = ReplyOf<E> extends readonly (infer Fila)[] ? Fila : never

export type InmuebleDePadron = FilaDe<typeof municipioInmuebles.recImpInm>
/** What a workbook of properties holds of each. */
export type InmuebleDeLibro = Pick<
  InmuebleDePadron,
  | 'NRO_INMUEBLE'
  | 'RECURSO'
  | 'APYNOM'
  | 'DOMICILIO'
  | 'BARRIO'
  | 'NOMENCLATURA'
  | 'PARTIDA'
  | 'LEGAL'
>
export type OrdenDeInmuebles = Omit<QueryOf<typeof municipioInmuebles.recImpInm>, keyof Pagina>
export type ContribuyenteDePadron = FilaDe<typeof municipioContribuyentes.recImpContrib>
export type OrdenDeContribuyentes = Omit<
  QueryOf<typeof municipioContribuyentes.recImpContrib>,
  keyof Pagina
>
export type ComercioDePadron = FilaDe<typeof municipioComercios.comercioxVarios>
export type OrdenDeComercios = Omit<
  QueryOf<typeof municipioComercios.comercioxVarios>,
  keyof Pagina
>
export type RecursoDeImponible = FilaDe<typeof municipioInmuebles.recursosxImp>
export type BaseDeImponible = ReplyOf<typeof municipioInmuebles.basexImp>
export type ImponibleDeAbogado = FilaDe<typeof municipioInmuebles.recImpxAbog>
export type Responsable = FilaDe<typeof municipioInmuebles.contribxImp>
export type FiltroDeGetInmuebles = BodyOf<typeof municipioInmuebles.getInmuebles>

/** An item with its debt, and the day its amounts are of (null when it has no debt to tell it). */
export interface Hechos {
  readonly imponible: ImponibleEnPadron
  readonly liquidadoAl: Fecha | null
}

/**
 * Where items, taxpayers and businesses are searched: the embedded registry or the municipality's own
 * service. It answers or throws an AppError, never an empty list for what failed (D88). `abogado` is already
 * narrowed to what the caller may see: '' = anybody's items, else those with periods in legal management of
 * that lawyer, and of their resources only those.
 */
export interface ProveedorDePadron {
  readonly recImpInm: (
    filtro: FiltroDe<'inmuebles'>,
    abogado: string,
    pagina: Pagina & OrdenDeInmuebles,
  ) => Promise<Paginado<InmuebleDePadron>>
  /** The same list for a workbook: pages of thousands, of each only what the workbook shows. */
  readonly inmueblesDeLibro: (
    filtro: FiltroDe<'inmuebles'>,
    abogado: string,
    pagina: Pagina & OrdenDeInmuebles,
  ) => Promise<Paginado<InmuebleDeLibro>>
  /**
   * The same of anybody's items with the debt of each whoever manages it, in whole, as it is kept for the thread that
   * writes the workbook; null where it is not kept, or the list is shorter than `minimo`.
   */
  readonly inmueblesGuardados: (
    filtro: FiltroDe<'inmuebles'>,
    orden: OrdenDeInmuebles,
    minimo: number,
  ) => Promise<AsyncIterable<LoteGuardado> | null>
  readonly recImpContrib: (
    filtro: FiltroDe<'contribuyentes'>,
    abogado: string,
    pagina: Pagina & OrdenDeContribuyentes,
  ) => Promise<Paginado<ContribuyenteDePadron>>
  readonly comercioxVarios: (
    filtro: FiltroDe<'comercios'>,
    abogado: string,
    pagina: Pagina & OrdenDeComercios,
  ) => Promise<Paginado<ComercioDePadron>>
  readonly recImpxAbog: (
    abogado: string,
    pagina: Pagina & Omit<QueryOf<typeof municipioInmuebles.recImpxAbog>, keyof Pagina>,
  ) => Promise<Paginado<ImponibleDeAbogado>>
  /**
   * The items in legal management of a lawyer that only the municipality can pass to another; null when their
   * periods are in the product's own database, where they are counted and passed.
   */
  readonly imponiblesEnElMunicipio: (
    abogado: string,
  ) => Promise<Pick<ImponibleDeAbogado, 'TIPO' | 'IMPONIBLE'>[] | null>
  readonly recursosxImp: (
    tipo: TipoImponible,
    imponible: string,
    abogado: string,
  ) => Promise<RecursoDeImponible[]>
  /** null when the registry has no such item. */
  readonly basexImp: (tipo: TipoImponible, imponible: string) => Promise<BaseDeImponible | null>
  readonly contribxImp: (tipo: TipoImponible, imponible: string) => Promise<Responsable[]>
  readonly comercioxInmueble: (inmueble: string, abogado: string) => Promise<ComercioDePadron[]>
  /**
   * The businesses with their resources: those the search did not tell are asked for, and stay null when that
   * failed. Nothing more is asked once `abandonada` says that nobody waits.
   */
  readonly withRecursos: (
    comercios: ComercioDePadron[],
    abandonada?: () => boolean,
  ) => Promise<ComercioDePadron[]>
  /**
   * Open debt of each key as the person may see it, one question for all of them: outside legal management,
   * and in it whoever's when `abogado` is '', else that lawyer's. A key without debt is 0; one that is not
   * in the answer could not be asked for. Nothing more is asked once `abandonada` says that nobody waits.
   */
  readonly deudaDeVarios: (
    tipo: TipoImponible,
    claves: readonly ClaveImponible[],
    abogado: string,
    abandonada?: () => boolean,
  ) => Promise<Map<string, Centavos>>
  /**
   * What titles are made from: each item with its debt whoever manages it, in the order asked; null where there
   * is no such item.
   */
  readonly hechosDeVarios: (
    tipo: TipoImponible,
    claves: readonly ClaveImponible[],
  ) => Promise<(Hechos | null)[]>
  /**
   * The lawyers with open periods of each key in legal management, by `claveDe`; with `abogado`, only that one. A key
   * that is not in the answer is of no item or, with `abogado`, not theirs.
   */
  readonly legalesDeVarios: (
    tipo: TipoImponible,
    claves: readonly ClaveImponible[],
    abogado: string,
  ) => Promise<Map<string, readonly string[]>>
  readonly existeComercio: (comercio: string) => Promise<boolean>
}
