import type {
  municipioComercios,
  municipioContribuyentes,
  municipioInmuebles,
  QueryOf,
  ReplyOf,
} from '@apremia/api-client'
import type { Centavos, Fecha, FiltroDe, ImponibleEnPadron } from '@apremia/core'
import type { LoteDeBloques } from '../libros/inmuebles-por-bloque.ts'
import type { ClaveImponible } from '../padron/clave-imponible.ts'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import type { Paginado } from './deuda-proveedor.ts'

type FilaDe<E> = ReplyOf<E> extends readonly (infer Fila)[] ? Fila : never

export type InmuebleDePadron = FilaDe<typeof municipioInmuebles.recImpInm>
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

/**
 * Property or business with its debt. `liquidadoAl` is the day to which the amounts were calculated; null when there is
 * no debt.
 */
export interface Hechos {
  readonly imponible: ImponibleEnPadron
  readonly liquidadoAl: Fecha | null
}

/**
 * Source of properties, businesses and taxpayers: the embedded register or the municipality's own service. A failure
 * throws an AppError, and is never an empty list (D88). `abogado` limits the rows to the properties and businesses of
 * that lawyer; '' means no limit.
 */
export interface ProveedorDePadron {
  readonly recImpInm: (
    filtro: FiltroDe<'inmuebles'>,
    abogado: string,
    pagina: Pagina & OrdenDeInmuebles,
  ) => Promise<Paginado<InmuebleDePadron>>
  readonly inmueblesDeLibro: (
    filtro: FiltroDe<'inmuebles'>,
    abogado: string,
    pagina: Pagina & OrdenDeInmuebles,
  ) => Promise<Paginado<InmuebleDeLibro>>
  /**
   * Reads a long list of properties for its workbook, in blocks of consecutive property numbers. The list has the debt
   * of every lawyer. Null for a list that is not stored or shorter than `minimo`. The caller then reads page by page.
   */
  readonly inmueblesPorBloque: (
    filtro: FiltroDe<'inmuebles'>,
    orden: OrdenDeInmuebles,
    minimo: number,
  ) => Promise<AsyncIterable<LoteDeBloques> | null>
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
   * Lists the properties and businesses of a lawyer that only the municipality can assign to another lawyer. Null when
   * the product's own database has the debt, because the product then assigns its properties and businesses itself.
   */
  readonly imponiblesEnElMunicipio: (
    abogado: string,
  ) => Promise<Pick<ImponibleDeAbogado, 'TIPO' | 'IMPONIBLE'>[] | null>
  readonly recursosxImp: (
    tipo: TipoImponible,
    imponible: string,
    abogado: string,
  ) => Promise<RecursoDeImponible[]>
  readonly basexImp: (tipo: TipoImponible, imponible: string) => Promise<BaseDeImponible | null>
  readonly contribxImp: (tipo: TipoImponible, imponible: string) => Promise<Responsable[]>
  readonly comercioxInmueble: (inmueble: string, abogado: string) => Promise<ComercioDePadron[]>
  /**
   * Returns the businesses with their taxes. The taxes that a business lacks are requested separately, and are null
   * when that request fails. When `abandonada` returns true, the caller waits no longer, and no more requests are sent.
   */
  readonly withRecursos: (
    comercios: ComercioDePadron[],
    abandonada?: () => boolean,
  ) => Promise<ComercioDePadron[]>
  /**
   * Sums the unpaid debt of each property or business. Counts the debt of `abogado` and of nobody; '' counts all the
   * debt. A sum is 0 without debt, and missing when the debt could not be read. After `abandonada` returns true, no
   * more requests are sent.
   */
  readonly deudaDeVarios: (
    tipo: TipoImponible,
    claves: readonly ClaveImponible[],
    abogado: string,
    abandonada?: () => boolean,
  ) => Promise<Map<string, Centavos>>
  /**
   * Loads the data that executive titles print about properties and businesses, with the debt of every lawyer. The
   * answer has the order of `claves`, and null for an unknown property or business.
   */
  readonly hechosDeVarios: (
    tipo: TipoImponible,
    claves: readonly ClaveImponible[],
  ) => Promise<(Hechos | null)[]>
  /**
   * Finds the lawyers of each property or business, from its debt. With `abogado`, searches only for that lawyer. An
   * unknown property or business is missing from the answer, and so is one that does not belong to `abogado`.
   */
  readonly legalesDeVarios: (
    tipo: TipoImponible,
    claves: readonly ClaveImponible[],
    abogado: string,
  ) => Promise<Map<string, readonly string[]>>
  readonly existeComercio: (comercio: string) => Promise<boolean>
}
