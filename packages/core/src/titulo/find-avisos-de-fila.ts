import type { Motivo } from '../decision/decision.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { avisosDeTitulo, type DeudorMarcado } from '../marca/deudor-marcado.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import { findTasasDistintas } from '../recurso/compare-tasas.ts'
import { findArticulosSinNorma } from '../recurso/fundamentos.ts'
import { findAniosSinOrdenanza, type OrdenanzasDeRecursos } from '../recurso/ordenanzas.ts'
import type { TasasDeRecursos } from '../recurso/tasas.ts'
import { interpolar } from '../texto/interpolar.ts'
import { revisionDeTitulos } from '../texto/revision-de-titulos.ts'
import { checkDeudoresDeHoy } from './check-deudores-de-hoy.ts'
import { aniosReclamados } from './check-fundamento.ts'
import { COLUMNAS_DEL_LIBRO_DE_TITULOS } from './columnas.ts'
import {
  type CartaRecibida,
  checkExigencias,
  type ExigenciasDeTitulo,
  ordinalesDe,
  SIN_EXIGENCIAS,
} from './exigencias-de-titulo.ts'
import type { FilaProcesada, PeriodoDeTitulo } from './filas.ts'
import { formatPeriodo, listPeriodos } from './periodo.ts'
import { separateSaldos } from './separate-saldos.ts'
import type { Deudor, TituloDatos } from './titulo-datos.ts'

const { mensajes: t } = revisionDeTitulos
const C = COLUMNAS_DEL_LIBRO_DE_TITULOS

export interface ContextoDeAvisos {
  readonly municipio: Pick<TituloDatos['municipio'], 'ordenanza'>
  readonly recursos: CatalogoDeRecursos
  readonly ordenanzas: OrdenanzasDeRecursos
  /** Legal basis of the taxes. Undefined with version 1 of the executive title, which does not cite it. */
  readonly fundamentos?: OrdenanzasDeRecursos | undefined
  readonly tasas?: TasasDeRecursos | undefined
  readonly exigencias?: ExigenciasDeTitulo | undefined
}

const aviso = (codigo: string, campo: string, mensaje: string): Motivo => ({
  codigo,
  campo,
  mensaje,
})

/**
 * Returns a notice about the tax periods with a credit. Version 1 of the executive title lists the credit in the table
 * of debt, and version 2 discounts it outside the table.
 */
const findSaldos = (
  { periodos }: FilaProcesada,
  { fundamentos }: Pick<ContextoDeAvisos, 'fundamentos'>,
): Motivo[] => {
  const { saldos, aFavor } = separateSaldos(periodos)
  if (saldos.length === 0) return []
  const valores = { importe: formatPesos(aFavor), periodos: listPeriodos(saldos) }
  return fundamentos === undefined
    ? [aviso('titulo.saldo-a-favor', C.total, interpolar(t.saldoAFavor, valores))]
    : [aviso('titulo.saldo-descontado', C.total, interpolar(t.saldoDescontado, valores))]
}

const findSinLimites = ({ desde, hasta, periodos }: FilaProcesada): Motivo[] => {
  const [primero, ultimo] = [periodos[0], periodos.at(-1)]
  if ((desde !== null && hasta !== null) || !primero || !ultimo) return []
  const valores = {
    primero: formatPeriodo(primero),
    ultimo: formatPeriodo(ultimo),
    n: periodos.length === 1 ? t.unPeriodo : interpolar(t.variosPeriodos, { n: periodos.length }),
  }
  if (desde !== null) return [aviso('titulo.sin-limites', C.hasta, interpolar(t.sinHasta, valores))]
  const texto = hasta === null ? t.sinLimites : t.sinDesde
  return [aviso('titulo.sin-limites', C.desde, interpolar(texto, valores))]
}

const findSinAsignar = (
  { abogado }: FilaProcesada,
  sinAsignar: readonly PeriodoDeTitulo[],
): Motivo[] => {
  if (sinAsignar.length === 0) return []
  const valores = { abogado, periodos: listPeriodos(sinAsignar) }
  return [aviso('titulo.periodos-sin-asignar', C.abogado, interpolar(t.sinAsignar, valores))]
}

const findDatosDelDeudor = ({ deudores, domicilio }: FilaProcesada): Motivo[] => {
  const sinDocumento = deudores.filter(({ documento }) => documento.trim() === '')
  const nombres = sinDocumento.map(({ nombre }) => nombre).join('; ')
  return [
    ...(deudores.length === 0 ? [aviso('titulo.sin-deudor', C.contribuyentes, t.sinDeudor)] : []),
    ...(sinDocumento.length === 0
      ? []
      : [
          aviso(
            'titulo.sin-documento',
            C.documentos,
            interpolar(t.sinDocumento, { deudores: nombres }),
          ),
        ]),
    ...(domicilio.trim() === ''
      ? [aviso('titulo.sin-domicilio', C.domicilio, t.sinDomicilio)]
      : []),
  ]
}

const findSinOrdenanza = (
  { recurso, periodos }: FilaProcesada,
  { municipio, recursos, ordenanzas }: ContextoDeAvisos,
): Motivo[] => {
  const anios = findAniosSinOrdenanza(
    periodos.map(({ anio }) => anio),
    {
      ordenanzas: ordenanzas.get(recurso) ?? [],
      propia: recursos.get(recurso)?.ordenanza ?? '',
      general: municipio.ordenanza,
    },
  )
  if (anios === '') return []
  return [aviso('titulo.sin-ordenanza', C.recurso, interpolar(t.sinOrdenanza, { recurso, anios }))]
}

const findSinNorma = (
  { recurso, periodos }: FilaProcesada,
  fundamentos: OrdenanzasDeRecursos,
): Motivo[] => {
  const hallados = findArticulosSinNorma(aniosReclamados(periodos), fundamentos.get(recurso) ?? [])
  if (hallados.length === 0) return []
  const articulos = hallados.map((articulo) => `«${articulo}»`).join(' y ')
  return [
    aviso(
      'titulo.articulo-sin-norma',
      C.recurso,
      interpolar(t.articuloSinNorma, { recurso, articulos }),
    ),
  ]
}

/**
 * Returns a notice when the interest rates applied to the debt differ from the rate in the legal basis. Only the rates
 * in force between the due date of a period and `liquidadoAl` are checked.
 */
const findTasaDistinta = (
  { recurso, periodos, liquidadoAl }: FilaProcesada,
  fundamentos: OrdenanzasDeRecursos,
  tasas: TasasDeRecursos | undefined,
): Motivo[] => {
  if (liquidadoAl === null) return []
  const conInteres = separateSaldos(periodos).reclamados.flatMap(
    ({ anio, vencimiento, interes }) =>
      vencimiento === null || interes === 0 ? [] : [{ anio, dias: [vencimiento] }],
  )
  const fuentes = {
    tasas: tasas?.get(recurso) ?? [],
    ordenanzas: fundamentos.get(recurso) ?? [],
  }
  const distintas =
    conInteres.length === 0
      ? undefined
      : findTasasDistintas({ periodos: conInteres, al: liquidadoAl }, fuentes)
  if (distintas === undefined) return []
  return [
    aviso(
      'titulo.tasa-distinta',
      C.interes,
      interpolar(t.tasaDistinta, { recurso, tasas: distintas.tasas, bases: distintas.bases }),
    ),
  ]
}

const findPrescriptos = (prescriptos: readonly PeriodoDeTitulo[]): Motivo[] =>
  prescriptos.length === 0
    ? []
    : [
        aviso(
          'titulo.periodos-prescriptos',
          C.desde,
          interpolar(t.prescriptos, { periodos: listPeriodos(prescriptos) }),
        ),
      ]

/**
 * Returns a notice about overdue tax periods without interest. Perhaps the periods have no interest, or the
 * municipality did not compute the interest. A person must check it.
 */
const findSinInteres = ({ periodos, liquidadoAl }: FilaProcesada): Motivo[] => {
  const hallados = periodos.filter(
    ({ vencimiento, interes, total }) =>
      total > 0 &&
      interes === 0 &&
      vencimiento !== null &&
      liquidadoAl !== null &&
      vencimiento < liquidadoAl,
  )
  return hallados.length === 0
    ? []
    : [
        aviso(
          'titulo.vencidos-sin-interes',
          C.interes,
          interpolar(t.vencidosSinInteres, { periodos: listPeriodos(hallados) }),
        ),
      ]
}

export interface HechosDudosos {
  /** Claimed tax periods that are not assigned to the lawyer whose code is in the row. */
  readonly sinAsignar: readonly PeriodoDeTitulo[]
  readonly prescriptos: readonly PeriodoDeTitulo[]
  readonly marcados: readonly DeudorMarcado[]
  /**
   * List with one element: the current debtors of the property or business. The list is empty when the product has just
   * completed the row with the current debtors. There is then nothing to compare.
   */
  readonly deHoy: readonly { readonly deudores: readonly Deudor[] }[]
  /**
   * Demand letters about the debt that the debtor received. Empty when the municipality does not require a letter
   * before an executive title.
   */
  readonly cartas: readonly CartaRecibida[]
}

/**
 * Returns the notices about a row of the workbook of executive titles. A person should check these data, but they do
 * not prevent the title. A refused row has no tax periods and gets no notice.
 */
export const findAvisosDeFila = (
  fila: FilaProcesada,
  { sinAsignar, prescriptos, marcados, cartas, deHoy }: HechosDudosos,
  contexto: ContextoDeAvisos,
): Motivo[] =>
  fila.periodos.length === 0
    ? []
    : [
        ...avisosDeTitulo(marcados),
        ...checkDeudoresDeHoy(fila.deudores, deHoy[0]?.deudores),
        ...findSaldos(fila, contexto),
        ...findSinInteres(fila),
        ...findSinLimites(fila),
        ...findSinAsignar(fila, sinAsignar),
        ...findPrescriptos(prescriptos),
        ...checkExigencias(
          { periodos: ordinalesDe(fila.periodos), total: fila.total, cartas },
          contexto.exigencias ?? SIN_EXIGENCIAS,
        ).avisos,
        ...findDatosDelDeudor(fila),
        ...(contexto.fundamentos === undefined
          ? findSinOrdenanza(fila, contexto)
          : [
              ...findSinNorma(fila, contexto.fundamentos),
              ...findTasaDistinta(fila, contexto.fundamentos, contexto.tasas),
            ]),
      ]
