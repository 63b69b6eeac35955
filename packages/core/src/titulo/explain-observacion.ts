import { IMPORTES_VIEJOS } from '../deuda/vigencia-de-importes.ts'
import { NORMAS_INICIALES, type NormasCitadas } from '../parametro/normas-iniciales.ts'
import { interpolar } from '../texto/interpolar.ts'
import { revisionDeTitulos } from '../texto/revision-de-titulos.ts'
import { DEUDA_EN_CONVENIO } from './deuda-en-convenio.ts'
import type { ErrorDeFila } from './filas.ts'

const { normas: textoDeNorma, salidas } = revisionDeTitulos

export const TIPOS_DE_OBSERVACION = ['rechazo', 'aviso'] as const
export type TipoDeObservacion = (typeof TIPOS_DE_OBSERVACION)[number]

/** Refusal or notice about a row of the workbook of executive titles. `salida` is what the person can do about it. */
export interface Observacion extends ErrorDeFila {
  readonly tipo: TipoDeObservacion
  /**
   * Law and article that a court would apply to the problem in the row. '' when the product does not know the article
   * for certain.
   */
  readonly norma: string
  readonly salida: string
}

type Norma = keyof typeof textoDeNorma

interface Consejo {
  readonly salida: keyof typeof salidas
  readonly norma?: Norma
}

const CONSEJOS: Readonly<Record<string, Consejo>> = {
  'titulo.saldo-a-favor': { salida: 'saldoAFavor', norma: 'inhabilidad' },
  'titulo.saldo-descontado': { salida: 'saldoDescontado' },
  'titulo.deudor-fallecido': { salida: 'fallecido' },
  'titulo.deudor-en-concurso': { salida: 'sindico' },
  'titulo.deudor-en-quiebra': { salida: 'sindico' },
  'titulo.vencidos-sin-interes': { salida: 'vencidosSinInteres' },
  'titulo.sin-carta': { salida: 'sinCarta' },
  'titulo.bajo-el-minimo': { salida: 'bajoMinimo' },
  'titulo.sin-limites': { salida: 'limites' },
  'titulo.periodos-sin-asignar': { salida: 'sinAsignar' },
  'titulo.periodos-prescriptos': { salida: 'prescriptos', norma: 'prescripcion' },
  'titulo.deudores-cambiados': { salida: 'deudoresCambiados' },
  'titulo.sin-deudor': { salida: 'padron', norma: 'inhabilidad' },
  'titulo.sin-documento': { salida: 'padron', norma: 'inhabilidad' },
  'titulo.sin-domicilio': { salida: 'padron', norma: 'inhabilidad' },
  'titulo.sin-ordenanza': { salida: 'sinOrdenanza', norma: 'inhabilidad' },
  'titulo.articulo-sin-norma': { salida: 'articuloSinNorma', norma: 'inhabilidad' },
  'titulo.tasa-distinta': { salida: 'tasaDistinta', norma: 'inhabilidad' },
  'titulo.sin-fundamento': { salida: 'sinFundamento', norma: 'inhabilidad' },
  'titulo.falta-parametro': { salida: 'parametro', norma: 'titulo' },
  'parametro.sin-aceptar': { salida: 'parametro' },
  [DEUDA_EN_CONVENIO]: { salida: 'enConvenio' },
  [IMPORTES_VIEJOS]: { salida: 'importes' },
  'titulo.deuda-ya-titulada': { salida: 'titulada' },
  'titulo.deuda-repetida': { salida: 'repetida' },
  'titulo.imponible-inexistente': { salida: 'imponible' },
  'titulo.imponible-invalido': { salida: 'imponible' },
  'titulo.recurso-ajeno': { salida: 'recurso' },
  'recurso.sin-catalogo': { salida: 'catalogo' },
  'titulo.recurso-de-otra-categoria': { salida: 'categoria' },
  'titulo.abogado-inexistente': { salida: 'abogado' },
  'titulo.abogado-de-baja': { salida: 'abogado' },
  'titulo.periodos-de-otro': { salida: 'deOtro' },
  'titulo.periodos-en-plan': { salida: 'periodos' },
  'titulo.periodos-sin-interes': { salida: 'sinInteres', norma: 'inhabilidad' },
  'titulo.periodos-sin-vencer': { salida: 'periodos' },
  'titulo.periodos-repetidos': { salida: 'periodos' },
  'titulo.rango-invertido': { salida: 'rango' },
  'titulo.sin-deuda-en-rango': { salida: 'rango' },
  'titulo.sin-deuda': { salida: 'sinDeuda' },
  'titulo.sin-deuda-vencida': { salida: 'sinDeuda' },
  'titulo.total-no-positivo': { salida: 'total' },
  'titulo.estado-no-ok': { salida: 'estado' },
  'titulo.periodos-fuera-de-rango': { salida: 'procesar' },
  'titulo.sin-filas': { salida: 'procesar' },
  'titulo.sin-periodos': { salida: 'procesar' },
  'titulo.sin-liquidacion': { salida: 'procesar' },
  'titulo.suma-de-periodo': { salida: 'procesar' },
  'titulo.suma-de-fila': { salida: 'procesar' },
  'titulo.total-de-fila': { salida: 'procesar' },
  'titulo.sello-invalido': { salida: 'procesar' },
}

const citeNorma = (
  norma: Norma | undefined,
  { apremio, tituloEjecutivo }: NormasCitadas,
): string => {
  if (norma === undefined) return ''
  // The product knows the article about the defences of the debtor only in Ley 13.406. For a municipality with a
  // different law, no article is cited.
  if (norma !== 'titulo' && apremio !== NORMAS_INICIALES.apremio) return ''
  return interpolar(textoDeNorma[norma], { ley: apremio, articulo: tituloEjecutivo })
}

/**
 * Returns the advice for a refusal or notice. An error that the workbook reader found in a cell is not in `CONSEJOS`:
 * the advice is then to correct the cell.
 */
const findConsejo = (regla: string): Consejo =>
  CONSEJOS[regla] ?? { salida: regla.startsWith('planilla.') ? 'celda' : 'otra' }

export const explainObservacion = (
  error: ErrorDeFila,
  tipo: TipoDeObservacion,
  normas: NormasCitadas,
): Observacion => {
  const { salida, norma } = findConsejo(error.regla)
  return { ...error, tipo, norma: citeNorma(norma, normas), salida: salidas[salida] }
}
