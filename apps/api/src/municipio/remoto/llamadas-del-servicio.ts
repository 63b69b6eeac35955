import { interpolar, textos } from '@apremia/core'
import type { VinculoDelServicio } from '../cartera-del-servicio.ts'
import type { ConvenioEnLista } from '../deuda-proveedor.ts'
import type { ComercioDePadron } from '../padron-proveedor.ts'
import { type Acotada, hasLegal, isOfItem, ofAbogado, ofItem } from './acotada.ts'
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
import {
  buscaDeAbogado,
  buscaDePlan,
  claveDeMuestra,
  deItem,
  deTipo,
  type MuestraDeLlamadas,
  over,
  type ParametrosDeLlamada,
  soloDeAbogado,
} from './muestra-de-llamadas.ts'

const { comprobar: t } = textos.sincronizacion

export interface LlamadaDelServicio<T = unknown> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly leer: Lector<T>
  /** Parameters of the test request. Undefined when no earlier answer gave the data for them. */
  readonly params?: ParametrosDeLlamada
  readonly onLeido?: (leido: T, muestra: MuestraDeLlamadas) => void
  /**
   * Checks the answer to a test request. Returns the name of a field that the synchronisation needs and the answer
   * lacks; '' when none is missing.
   */
  readonly falta?: (leido: T) => string
  readonly acotadas?: readonly Acotada<T extends readonly (infer F)[] ? F : never>[]
}

const define = <T>(llamada: LlamadaDelServicio<T>): LlamadaDelServicio =>
  llamada as unknown as LlamadaDelServicio

const isOfClaves = (
  { IMPONIBLE, RECURSO }: VinculoDelServicio,
  { claves }: MuestraDeLlamadas,
): boolean => claves.has(claveDeMuestra(IMPONIBLE, RECURSO))

/**
 * Tells whether a business in a test answer can belong to the requested lawyer. A business with an empty LEGAL is
 * accepted, because its lawyers are unknown.
 */
const mayBeOfAbogado = (fila: ComercioDePadron, muestra: MuestraDeLlamadas): boolean =>
  fila.LEGAL === '' || hasLegal(fila, muestra)

const hasCodigo = ({ codexterno }: ConvenioEnLista, { abogado }: MuestraDeLlamadas): boolean =>
  codexterno === abogado

/**
 * Tells whether an agreement in a test answer can be about the requested property or business. An agreement without
 * plans is accepted, because only the plans name properties and businesses.
 */
const hasItem = ({ convenio_convpp: planes }: ConvenioEnLista, { item }: MuestraDeLlamadas) =>
  planes.length === 0 ||
  planes.some(
    ({ i, r }) =>
      claveDeMuestra(i, r) === claveDeMuestra(item?.imponible ?? '', item?.recurso ?? ''),
  )

/**
 * Calls of the municipality's service that the connection check tests. The order matters: each answer gives data for
 * the requests of the later calls.
 */
export const LLAMADAS_DEL_SERVICIO: readonly LlamadaDelServicio[] = [
  define({ method: 'POST', path: '/listaSituaciones', leer: leerSituaciones }),
  define({
    ...{ method: 'GET', path: '/dtSituacion', leer: leerSituaciones },
    params: () => ({ DESTINO: 'CC' }),
  }),
  define({ method: 'POST', path: '/cobrojud/listaEtapas', leer: leerEtapas }),
  define({ method: 'GET', path: '/listados/dtTipoDoc', leer: leerTiposDeDocumento }),
  define({
    ...{
      method: 'GET',
      path: '/recImpxAbog',
      leer: leerImponiblesDeAbogado,
      params: soloDeAbogado,
    },
    onLeido: (filas, muestra) => {
      const propias = filas.filter((fila) => hasLegal(fila, muestra))
      muestra.claves = new Set(propias.map((f) => claveDeMuestra(f.IMPONIBLE, f.RECURSO)))
      const [primera] = propias
      if (primera === undefined) return
      const { TIPO: tipo, IMPONIBLE, RECURSO: recurso } = primera
      muestra.item ??= { tipo, imponible: String(IMPONIBLE), recurso }
    },
    acotadas: [ofAbogado('porAbogado', hasLegal)],
  }),
  define({
    ...{ method: 'POST', path: '/recImpInm', leer: leerInmuebles, params: buscaDeAbogado },
    onLeido: ([primero], muestra) => {
      muestra.inmueble ??= primero?.NRO_INMUEBLE
    },
    acotadas: [ofAbogado('porAbogado', hasLegal)],
  }),
  define({
    ...{ method: 'POST', path: '/recImpContrib', leer: leerVinculos, params: buscaDeAbogado },
    acotadas: [ofAbogado('porAbogado', isOfClaves)],
  }),
  define({
    ...{ method: 'POST', path: '/consultas/comercioxVarios', leer: leerComercios },
    params: buscaDeAbogado,
    onLeido: ([primero], muestra) => {
      muestra.comercio ??= primero?.NRO_COMERCIO
    },
    acotadas: [ofAbogado('porAbogado', mayBeOfAbogado)],
  }),
  define({
    ...{ method: 'GET', path: '/comercioxInmueble', leer: leerComercios },
    params: ({ inmueble }) => over(inmueble, (inm) => ({ inm })),
    acotadas: [
      {
        que: ({ inmueble }) => interpolar(t.acotar.deInmueble, { inmueble: inmueble ?? '' }),
        efecto: 'alMirar',
        // The municipality's service may omit NRO_INMUEBLE, so a row without it is accepted.
        isAsked: ({ NRO_INMUEBLE }, { inmueble }) =>
          NRO_INMUEBLE === null || NRO_INMUEBLE === inmueble,
      },
    ],
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
    acotadas: [ofItem('porImponible', isOfItem)],
  }),
  define({
    ...{ method: 'POST', path: '/listaSituaActual', leer: leerSituacionesDeImponible },
    params: deItem,
    acotadas: [ofItem('alMirar', isOfItem)],
  }),
  define({
    ...{ method: 'POST', path: '/listaSitua', leer: leerSitua, params: deItem },
    acotadas: [ofItem('alMirar', isOfItem)],
  }),
  define({
    ...{ method: 'POST', path: '/cobrojud/planFiltro', leer: leerPlanes, params: buscaDeAbogado },
    onLeido: ([primero], muestra) => {
      muestra.plan ??= primero?.NRO_PLAN
    },
    falta: (planes) => (planes.some(({ FECHA }) => FECHA === null) ? t.sinFecha : ''),
    acotadas: [
      ofAbogado('porAbogado', hasLegal),
      {
        params: buscaDePlan,
        que: ({ plan }) => interpolar(t.acotar.dePlan, { plan: plan ?? '' }),
        efecto: 'porPlan',
        isAsked: ({ NRO_PLAN }, { plan }) => NRO_PLAN === plan,
      },
    ],
  }),
  define({
    ...{ method: 'POST', path: '/estadoPlnPago', leer: leerEstadoDePlan },
    params: ({ plan }) => over(plan, () => ({ tipo: 1, plan })),
  }),
  define({
    ...{ method: 'POST', path: '/convFiltro', leer: leerConvenios, params: soloDeAbogado },
    onLeido: ([primero], muestra) => {
      muestra.convenio ??= primero?.id
    },
    acotadas: [ofAbogado('alMirar', hasCodigo)],
  }),
  define({
    ...{ method: 'POST', path: '/listaConv', leer: leerConvenios, params: soloDeAbogado },
    acotadas: [ofAbogado('alMirar', hasCodigo), ofItem('alMirar', hasItem, deItem)],
  }),
  define({
    ...{ method: 'POST', path: '/dataConvenio', leer: leerConvenio },
    params: ({ convenio }) => over(convenio, (id) => ({ id })),
  }),
  define({
    ...{ method: 'POST', path: '/cobrojud/listaTitulos', leer: leerTitulos, params: soloDeAbogado },
    acotadas: [ofAbogado('alMirar', hasLegal), ofItem('alMirar', isOfItem, deItem)],
  }),
  define({
    ...{
      method: 'POST',
      path: '/cobrojud/recImpGstLeg',
      leer: leerEnGestion,
      params: soloDeAbogado,
    },
    acotadas: [ofAbogado('alMirar', hasLegal), ofItem('alMirar', isOfItem, deItem)],
  }),
]
