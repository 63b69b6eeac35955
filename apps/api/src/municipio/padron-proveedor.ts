import type {
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
/** The columns of a workbook of properties. */
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
  | 'ACTIVO'
  | 'SALDADA'
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

/** An item with its debt, and the day the amounts were computed (null without debt). */
export interface Hechos {
  readonly imponible: ImponibleEnPadron
  readonly liquidadoAl: Fecha | null
}

/**
 * Source of items, taxpayers and businesses: the embedded registry or the municipality's own service. It answers or
 * throws an AppError: a failure is never an empty list (D88). `abogado` says what the caller may see: '' for
 * everything, or a lawyer's code for the items and resources with periods in their legal management.
 */
export interface ProveedorDePadron {
  readonly recImpInm: (
    filtro: FiltroDe<'inmuebles'>,
    abogado: string,
    pagina: Pagina & OrdenDeInmuebles,
  ) => Promise<Paginado<InmuebleDePadron>>
  /** The list for a workbook: pages of thousands of rows, with only the columns it shows. */
  readonly inmueblesDeLibro: (
    filtro: FiltroDe<'inmuebles'>,
    abogado: string,
    pagina: Pagina & OrdenDeInmuebles,
  ) => Promise<Paginado<InmuebleDeLibro>>
  /**
   * The whole list, of any lawyer and with each item's full debt, as it is stored for the thread that writes the
   * workbook. Null if it is not stored, or is shorter than `minimo`.
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
   * The lawyer's items that only the municipality can pass to another lawyer; null when their periods are in
   * the product's own database, where the product passes them.
   */
  readonly imponiblesEnElMunicipio: (
    abogado: string,
  ) => Promise<Pick<ImponibleDeAbogado, 'TIPO' | 'IMPONIBLE'>[] | null>
  readonly recursosxImp: (
    tipo: TipoImponible,
    imponible: string,
    abogado: string,
  ) => Promise<RecursoDeImponible[]>
  /** Null when the registry has no such item. */
  readonly basexImp: (tipo: TipoImponible, imponible: string) => Promise<BaseDeImponible | null>
  readonly contribxImp: (tipo: TipoImponible, imponible: string) => Promise<Responsable[]>
  readonly comercioxInmueble: (inmueble: string, abogado: string) => Promise<ComercioDePadron[]>
  /**
   * The businesses with their resources. Those the search did not bring are asked for, and stay null if that
   * fails. No more questions are sent once `abandonada` is true: the caller has gone.
   */
  readonly withRecursos: (
    comercios: ComercioDePadron[],
    abandonada?: () => boolean,
  ) => Promise<ComercioDePadron[]>
  /**
   * Open debt of each key, in one question: debt outside legal management, plus debt in legal management of
   * `abogado` (of any lawyer when ''). A key without debt is 0; a key missing from the answer could not be
   * asked for. No more questions are sent once `abandonada` is true.
   */
  readonly deudaDeVarios: (
    tipo: TipoImponible,
    claves: readonly ClaveImponible[],
    abogado: string,
    abandonada?: () => boolean,
  ) => Promise<Map<string, Centavos>>
  /**
   * The facts titles are made from: each item with its whole debt, of any lawyer, in the order asked; null
   * where there is no such item.
   */
  readonly hechosDeVarios: (
    tipo: TipoImponible,
    claves: readonly ClaveImponible[],
  ) => Promise<(Hechos | null)[]>
  /**
   * The lawyers with open periods in legal management, by `claveDe` of each key; with `abogado`, only that
   * one. A key missing from the answer is not an item or, with `abogado`, not theirs.
   */
  readonly legalesDeVarios: (
    tipo: TipoImponible,
    claves: readonly ClaveImponible[],
    abogado: string,
  ) => Promise<Map<string, readonly string[]>>
  readonly existeComercio: (comercio: string) => Promise<boolean>
}
