import { textos } from '@apremia/core'
import type { LlamadaComprobada } from '../cartera-del-servicio.ts'
import type { ClienteMunicipal, Pedido } from './cliente-municipal.ts'
import type { Lector } from './leer.ts'
import { leerDeuda, leerEstadoDePlan, leerPlanes } from './leer-deuda.ts'
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
import {
  leerBase,
  leerComercios,
  leerExiste,
  leerImponiblesDeAbogado,
  leerInmuebles,
  leerRecursos,
  leerResponsables,
  leerVinculos,
} from './leer-padron.ts'

const { comprobar: t } = textos.sincronizacion

/** Things of the municipality that the calls are asked about, as the calls before told them. */
interface Muestra {
  abogado: string | undefined
  item:
    | { readonly tipo: 'I' | 'C'; readonly imponible: string; readonly recurso: string }
    | undefined
  plan: number | undefined
  comercio: number | undefined
  inmueble: number | undefined
  convenio: number | undefined
}

interface Llamada<T = unknown> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly leer: Lector<T>
  /** Parameters; undefined when nothing to ask about is known. */
  readonly params?: (muestra: Muestra) => object | undefined
  /** Takes from the answer what later calls are asked about. */
  readonly onLeido?: (leido: T, muestra: Muestra) => void
  /** Names a field that the synchronisation needs and the answer lacks; '' when none is missing. */
  readonly falta?: (leido: T) => string
}

const define = <T>(llamada: Llamada<T>): Llamada => llamada as unknown as Llamada

const search = (filtro: object) => ({ data: { bsq: 1, ...filtro } })
/** Parameters made of something that may not be known. */
const over = <T>(dato: T | undefined, params: (dato: T) => object): object | undefined =>
  dato === undefined ? undefined : params(dato)
const deAbogado = ({ abogado }: Muestra) => over(abogado, () => ({ abogado }))
const buscaDeAbogado = ({ abogado }: Muestra) => over(abogado, () => search({ abogado }))
const deItem = ({ item }: Muestra) =>
  over(item, ({ imponible, recurso }) => ({ imponible, recurso }))
const deTipo = ({ item }: Muestra) => over(item, ({ tipo, imponible }) => ({ tipo, imponible }))

/** In the order in which one tells what the next is asked about. */
const LLAMADAS: readonly Llamada[] = [
  define({ method: 'POST', path: '/listaSituaciones', leer: leerSituaciones }),
  define({
    ...{ method: 'GET', path: '/dtSituacion', leer: leerSituaciones },
    params: () => ({ DESTINO: 'CC' }),
  }),
  define({ method: 'POST', path: '/cobrojud/listaEtapas', leer: leerEtapas }),
  define({ method: 'GET', path: '/listados/dtTipoDoc', leer: leerTiposDeDocumento }),
  define({
    ...{ method: 'GET', path: '/recImpxAbog', leer: leerImponiblesDeAbogado, params: deAbogado },
    onLeido: ([primero], muestra) => {
      if (primero === undefined) return
      const { TIPO: tipo, IMPONIBLE, RECURSO: recurso } = primero
      muestra.item ??= { tipo, imponible: String(IMPONIBLE), recurso }
    },
  }),
  define({
    ...{ method: 'POST', path: '/recImpInm', leer: leerInmuebles, params: buscaDeAbogado },
    onLeido: ([primero], muestra) => {
      muestra.inmueble ??= primero?.NRO_INMUEBLE
    },
  }),
  define({ method: 'POST', path: '/recImpContrib', leer: leerVinculos, params: buscaDeAbogado }),
  define({
    ...{ method: 'POST', path: '/consultas/comercioxVarios', leer: leerComercios },
    params: buscaDeAbogado,
    onLeido: ([primero], muestra) => {
      muestra.comercio ??= primero?.NRO_COMERCIO
    },
  }),
  define({
    ...{ method: 'GET', path: '/comercioxInmueble', leer: leerComercios },
    params: ({ inmueble }) => over(inmueble, (inm) => ({ inm })),
  }),
  define({
    ...{ method: 'GET', path: '/existeComercio', leer: leerExiste },
    params: ({ comercio }) => over(comercio, (com) => ({ com })),
  }),
  define({ method: 'GET', path: '/recursosxImp', leer: leerRecursos, params: deTipo }),
  define({ method: 'POST', path: '/consultas/basexImp', leer: leerBase, params: deTipo }),
  define({ method: 'POST', path: '/contribxImp', leer: leerResponsables, params: deTipo }),
  define({
    ...{ method: 'GET', path: '/deudaCC', leer: leerDeuda },
    params: ({ item }) =>
      over(item, ({ imponible, recurso }) => ({ imponible, recurso, concepto: 0 })),
    falta: ({ lineas }) =>
      lineas.some(({ VENCIMIENTO }) => VENCIMIENTO === null)
        ? t.sinVencimiento
        : lineas.some(({ SITUACION }) => SITUACION === '')
          ? t.sinSituacion
          : '',
  }),
  define({
    ...{ method: 'POST', path: '/listaSituaV2', leer: leerSituacionesDeImponible },
    params: deItem,
  }),
  define({
    ...{ method: 'POST', path: '/listaSituaActual', leer: leerSituacionesDeImponible },
    params: deItem,
  }),
  define({ method: 'POST', path: '/listaSitua', leer: leerSitua, params: deItem }),
  define({
    ...{ method: 'POST', path: '/cobrojud/planFiltro', leer: leerPlanes, params: buscaDeAbogado },
    onLeido: ([primero], muestra) => {
      muestra.plan ??= primero?.NRO_PLAN
    },
    falta: (planes) => (planes.some(({ FECHA }) => FECHA === null) ? t.sinFecha : ''),
  }),
  define({
    ...{ method: 'POST', path: '/estadoPlnPago', leer: leerEstadoDePlan },
    params: ({ plan }) => over(plan, () => ({ tipo: 1, plan })),
  }),
  define({
    ...{ method: 'POST', path: '/convFiltro', leer: leerConvenios, params: deAbogado },
    onLeido: ([primero], muestra) => {
      muestra.convenio ??= primero?.id
    },
  }),
  define({ method: 'POST', path: '/listaConv', leer: leerConvenios, params: deAbogado }),
  define({
    ...{ method: 'POST', path: '/dataConvenio', leer: leerConvenio },
    params: ({ convenio }) => over(convenio, (id) => ({ id })),
  }),
  define({ method: 'POST', path: '/cobrojud/listaTitulos', leer: leerTitulos, params: deAbogado }),
  define({
    ...{ method: 'POST', path: '/cobrojud/recImpGstLeg', leer: leerEnGestion, params: deAbogado },
  }),
]

const countFilas = (leido: unknown): number | null => (Array.isArray(leido) ? leido.length : null)

const probarUna = async (
  probar: ClienteMunicipal['probar'],
  { method, path, leer, params, onLeido, falta }: Llamada,
  muestra: Muestra,
): Promise<LlamadaComprobada> => {
  const llamada = `${method} ${path}`
  const dados = params === undefined ? {} : params(muestra)
  if (!dados)
    return {
      ...{ llamada, estado: 'sinProbar', filas: null, milisegundos: null },
      motivo: muestra.abogado === undefined ? t.sinAbogado : t.sinMuestra,
    }
  const pedido: Pedido = { method, path, params: dados }
  const prueba = await probar(pedido, leer)
  const { milisegundos } = prueba
  if ('motivo' in prueba)
    return { ...{ llamada, estado: 'mal', filas: null }, milisegundos, motivo: prueba.motivo }
  onLeido?.(prueba.valor, muestra)
  const motivo = falta?.(prueba.valor) ?? ''
  const estado = motivo === '' ? 'bien' : 'mal'
  return { ...{ llamada, estado, motivo, milisegundos }, filas: countFilas(prueba.valor) }
}

/**
 * Asks every call of the municipality's service once, and says where each one departs from its document.
 *
 * @param abogados codes to ask about: the first one with items in management
 */
export const probarLlamadas = async (
  probar: ClienteMunicipal['probar'],
  abogados: readonly string[],
): Promise<readonly LlamadaComprobada[]> => {
  const muestra: Muestra = {
    ...{ abogado: undefined, item: undefined, plan: undefined },
    ...{ comercio: undefined, inmueble: undefined, convenio: undefined },
  }
  for (const abogado of abogados) {
    muestra.abogado ??= abogado
    const prueba = await probar(
      { method: 'GET', path: '/recImpxAbog', params: { abogado } },
      leerImponiblesDeAbogado,
    )
    if (!('valor' in prueba)) break
    if (prueba.valor.length === 0) continue
    muestra.abogado = abogado
    break
  }
  const comprobadas: LlamadaComprobada[] = []
  for (const llamada of LLAMADAS) comprobadas.push(await probarUna(probar, llamada, muestra))
  return comprobadas
}
