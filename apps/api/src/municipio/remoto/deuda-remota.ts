import { fechaEnZona } from '@apremia/core'
import type { ClaveDeCaso } from '../../casos/clave-de-caso.ts'
import type { DeQuien } from '../../casos/suyos-de-contribuyente.ts'
import type { Pagina } from '../../platform/http/pagina.ts'
import { tipoDeRecurso } from '../../recursos/recursos-repo.ts'
import type {
  ConvenioEnLista,
  FiltroDeImponible,
  PaginaDeConvenios,
  PaginaDeGestion,
  PaginaDePlanes,
  ProveedorDeDeuda,
  SituacionDeImponible,
} from '../deuda-proveedor.ts'
import { createCatalogoDeSituaciones } from './catalogo-de-situaciones.ts'
import type { ClienteMunicipal, Pedir } from './cliente-municipal.ts'
import type { LeerRecursos } from './leer.ts'
import { leerDeuda, leerEstadoDePlan, leerPlanes, nombrarSituacion } from './leer-deuda.ts'
import {
  leerConvenio,
  leerConvenios,
  leerEnGestion,
  leerEtapas,
  leerSitua,
  leerSituaciones,
  leerSituacionesDeImponible,
  leerTiposDeDocumento,
  leerTitulos,
} from './leer-gestion.ts'
import { leerRecursos } from './leer-padron.ts'
import { listDeContribuyente } from './list-de-contribuyente.ts'
import { alfabetica, sortBy, takePage } from './paginar.ts'

/**
 * Returns the fields of a filter that have a value. Leaves out `clase` (property or business), because the
 * municipality's service derives it from the tax.
 */
const dados = <F extends object>(filtro: F): Partial<F> =>
  Object.fromEntries(
    Object.entries(filtro).filter(
      ([campo, valor]) => campo !== 'clase' && valor !== '' && valor !== undefined,
    ),
  ) as Partial<F>

const delImponible = ({ imponible, recurso, abogado }: FiltroDeImponible) =>
  dados({ imponible, recurso, abogado })

/**
 * Filters the rows by lawyer again. The municipality's service filters too, but the product must not depend on it for
 * permissions (T5).
 */
const ofAbogado = <F>(filas: readonly F[], abogado: string, codigosDe: (fila: F) => string): F[] =>
  filas.filter((fila) => abogado === '' || codigosDe(fila).split(', ').includes(abogado))

/** Drops the rows of other properties and businesses, because the municipality's service may ignore the filter. */
const ofItem = <F extends { readonly NRO_IMPONIBLE: number; readonly RECURSO: string }>(
  filas: readonly F[],
  { imponible, recurso }: { readonly imponible: string; readonly recurso: string },
): F[] =>
  filas.filter(
    (fila) =>
      (imponible === '' || fila.NRO_IMPONIBLE === Number(imponible)) &&
      (recurso === '' || fila.RECURSO === recurso),
  )

const legal = ({ LEGAL }: { readonly LEGAL: string }): string => LEGAL
const codexterno = (convenio: { readonly codexterno: string }): string => convenio.codexterno

/**
 * Tells whether an agreement is about the property or business of a filter. Only the plans of an agreement name
 * properties and businesses. So an agreement without plans always passes.
 */
const isOfImponible = (
  { convenio_convpp: planes }: ConvenioEnLista,
  { imponible, recurso }: FiltroDeImponible,
): boolean =>
  planes.length === 0 ||
  planes.some(
    ({ i, r }) =>
      (imponible === '' || i === Number(imponible)) && (recurso === '' || r === recurso),
  )

/**
 * Sorts legal statuses, the newest first. For the same property or business and day, the last status that the
 * municipality's service sends comes first (D51).
 */
const sortSituaciones = (filas: readonly SituacionDeImponible[]): SituacionDeImponible[] =>
  sortBy(
    filas.toReversed(),
    ({ FECHA, NRO_IMPONIBLE, TIPO, RECURSO }) => [FECHA, NRO_IMPONIBLE, TIPO, RECURSO],
    'desc',
  )

type Nombrar = <F extends { readonly SITUACION: string; readonly DETALLE_SITUACION: string }>(
  filas: readonly F[],
) => Promise<F[]>

export const createDeudaCC = (
  pedir: Pedir,
  ahora: () => Date,
  leerCatalogo: LeerRecursos,
  nombrar?: Nombrar,
): ProveedorDeDeuda['deudaCC'] => {
  const tieneRecurso = async (imponible: string, recurso: string): Promise<boolean> => {
    const params = { tipo: tipoDeRecurso(await leerCatalogo(), recurso), imponible }
    const recursos = await pedir({ method: 'GET', path: '/recursosxImp', params }, leerRecursos)
    return recursos.some(({ RECURSO }) => RECURSO === recurso)
  }
  return async ({ imponible, recurso }) => {
    const params = { recurso, imponible, concepto: 0 }
    const pedido = { method: 'GET', path: '/deudaCC', params } as const
    const { lineas, ...resto } = await pedir(pedido, leerDeuda)
    // The municipality's service answers an empty debt also for an unknown property or business, so a second request
    // checks that the property or business exists.
    if (lineas.length === 0 && !(await tieneRecurso(imponible, recurso))) return null
    const liquidadoAl = fechaEnZona(ahora())
    return { ...resto, lineas: nombrar ? await nombrar(lineas) : lineas, liquidadoAl }
  }
}

export type FindClavesDe = (quien: DeQuien) => Promise<ClaveDeCaso[]>

/**
 * Creates the functions that read debt from the municipality's service. The service sends whole lists, and these
 * functions sort the lists and divide them into pages.
 */
export const createDeudaRemota = (
  { pedir, notar }: Pick<ClienteMunicipal, 'pedir' | 'notar'>,
  ahora: () => Date,
  leerCatalogo: LeerRecursos,
  findClavesDe: FindClavesDe,
): ProveedorDeDeuda => {
  const catalogo = createCatalogoDeSituaciones(
    () => pedir({ method: 'POST', path: '/listaSituaciones' }, leerSituaciones),
    ahora,
  )
  const nombrar: Nombrar = async (filas) => {
    const nombres = await catalogo(filas)
    return filas.map((fila) => nombrarSituacion(fila, nombres, notar))
  }

  const situaciones = async (
    path: '/listaSituaV2' | '/listaSituaActual',
    filtro: FiltroDeImponible,
    pagina: Pagina,
  ) => {
    const params = delImponible(filtro)
    const todas = await pedir({ method: 'POST', path, params }, leerSituacionesDeImponible)
    const propias = ofItem(ofAbogado(todas, filtro.abogado, legal), filtro)
    const { rows, total } = takePage(sortSituaciones(propias), pagina)
    return { rows: await nombrar(rows), total }
  }

  return {
    deudaCC: createDeudaCC(pedir, ahora, leerCatalogo, nombrar),
    listaSituaciones: async () =>
      sortBy(
        await pedir({ method: 'POST', path: '/listaSituaciones' }, leerSituaciones),
        ({ DETALLE_SITUACION }) => [alfabetica(DETALLE_SITUACION)],
      ),
    dtSituacion: async () =>
      sortBy(
        await pedir(
          { method: 'GET', path: '/dtSituacion', params: { DESTINO: 'CC' } },
          leerSituaciones,
        ),
        ({ DETALLE_SITUACION }) => [alfabetica(DETALLE_SITUACION)],
      ),
    listaSituaV2: (filtro, pagina) => situaciones('/listaSituaV2', filtro, pagina),
    listaSituaActual: (filtro, pagina) => situaciones('/listaSituaActual', filtro, pagina),
    listaSitua: async ({ imponible, abogado }, recursos) => {
      // Requests the legal statuses of the property or business for one tax after another. Stops at the first tax that
      // has any (D77).
      for (const recurso of recursos) {
        const params = dados({ imponible, recurso, abogado })
        const todas = await pedir({ method: 'POST', path: '/listaSitua', params }, leerSitua)
        const propias = ofItem(ofAbogado(todas, abogado, legal), { imponible, recurso })
        if (propias.length === 0) continue
        return nombrar(sortSituaciones(propias))
      }
      return []
    },
    planFiltro: async (filtro, pagina, deQuien) => {
      const ask = (imponible: string) => {
        const params = { data: { bsq: 1, ...dados({ ...filtro, imponible }) } }
        return pedir({ method: 'POST', path: '/cobrojud/planFiltro', params }, leerPlanes)
      }
      const todos = deQuien
        ? await listDeContribuyente(await findClavesDe(deQuien), filtro.imponible, ask)
        : await ask(filtro.imponible)
      const propios = ofAbogado(todos, filtro.abogado, legal)
      const claves: Record<
        PaginaDePlanes['orden'],
        (fila: (typeof todos)[number]) => (string | number | null)[]
      > = {
        plan: () => [],
        fecha: ({ FECHA }) => [FECHA],
        contribuyente: ({ APYNOM }) => [alfabetica(APYNOM)],
        imponible: ({ NRO_IMPONIBLE }) => [NRO_IMPONIBLE],
      }
      const clavesDe = claves[pagina.orden]
      return takePage(
        sortBy(propios, (fila) => [...clavesDe(fila), fila.NRO_PLAN], pagina.sentido),
        pagina,
      )
    },
    estadoPlnPago: (plan) =>
      pedir(
        { method: 'POST', path: '/estadoPlnPago', params: { tipo: 1, plan } },
        leerEstadoDePlan,
      ),
    convFiltro: async (filtro, pagina) => {
      const params = dados(filtro)
      const todos = await pedir({ method: 'POST', path: '/convFiltro', params }, leerConvenios)
      const propios = ofAbogado(todos, filtro.abogado, codexterno)
      const claves: Record<
        PaginaDeConvenios['orden'],
        (fila: (typeof todos)[number]) => string | null
      > = {
        fecha: ({ fechaconf }) => fechaconf,
        convenio: ({ convenio }) => convenio,
        abogado: codexterno,
        firmante: ({ frm_nombre }) => alfabetica(frm_nombre),
      }
      const claveDe = claves[pagina.orden]
      return takePage(
        sortBy(
          propios.filter(({ estado }) => estado !== '0'),
          (fila) => [claveDe(fila), fila.id],
          pagina.sentido,
        ),
        pagina,
      )
    },
    dataConvenio: (id) =>
      pedir({ method: 'POST', path: '/dataConvenio', params: { id } }, leerConvenio),
    listaConv: async (filtro, pagina) => {
      const params = delImponible(filtro)
      const todos = await pedir({ method: 'POST', path: '/listaConv', params }, leerConvenios)
      const propios = ofAbogado(todos, filtro.abogado, codexterno).filter((convenio) =>
        isOfImponible(convenio, filtro),
      )
      return takePage(
        sortBy(propios, ({ fechaconf, id }) => [fechaconf, id], 'desc'),
        pagina,
      )
    },
    listaEtapas: async (grupo) => {
      const params = grupo === undefined ? {} : { grupo }
      const etapas = await pedir(
        { method: 'POST', path: '/cobrojud/listaEtapas', params },
        leerEtapas,
      )
      return sortBy(
        etapas.filter(({ gp_id }) => grupo === undefined || gp_id === grupo),
        ({ gp_id, tp_id }) => [gp_id, tp_id],
      )
    },
    listaTitulos: async (filtro, pagina, deQuien) => {
      const ask = (imponible: string) => {
        const params = delImponible({ ...filtro, imponible })
        return pedir({ method: 'POST', path: '/cobrojud/listaTitulos', params }, leerTitulos)
      }
      const todos = deQuien
        ? await listDeContribuyente(await findClavesDe(deQuien), filtro.imponible, ask)
        : await ask(filtro.imponible)
      const propios = ofItem(ofAbogado(todos, filtro.abogado, legal), filtro)
      return takePage(
        sortBy(propios, ({ NRO_TITULO }) => [NRO_TITULO], 'desc'),
        pagina,
      )
    },
    recImpGstLeg: async (filtro, pagina) => {
      const params = delImponible(filtro)
      const todos = await pedir(
        { method: 'POST', path: '/cobrojud/recImpGstLeg', params },
        leerEnGestion,
      )
      const propios = ofItem(ofAbogado(todos, filtro.abogado, legal), filtro)
      const claves: Record<
        PaginaDeGestion['orden'],
        (fila: (typeof todos)[number]) => (string | number | null)[]
      > = {
        imponible: () => [],
        contribuyente: ({ APYNOM }) => [alfabetica(APYNOM)],
        total: ({ TOTAL }) => [TOTAL === null ? null : Number(TOTAL)],
      }
      const clavesDe = claves[pagina.orden]
      return takePage(
        sortBy(
          propios,
          (fila) => [...clavesDe(fila), fila.NRO_IMPONIBLE, fila.TIPO, fila.RECURSO],
          pagina.sentido,
        ),
        pagina,
      )
    },
    dtTipoDoc: () => pedir({ method: 'GET', path: '/listados/dtTipoDoc' }, leerTiposDeDocumento),
  }
}
