import type { Motivo, Porque } from '../decision/decision.ts'
import { type Centavos, sumCentavos } from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { checkCatalogo, nombreDeRecurso } from '../recurso/find-recurso.ts'
import { filasDeTitulo } from '../texto/filas-de-titulo.ts'
import { interpolar } from '../texto/interpolar.ts'
import { checkFilaBasica } from './check-fila-basica.ts'
import { checkFundamento } from './check-fundamento.ts'
import { claimPeriodos } from './claim-periodos.ts'
import { COLUMNAS_DEL_LIBRO_DE_TITULOS } from './columnas.ts'
import { checkEnConvenio, DEUDA_EN_CONVENIO } from './deuda-en-convenio.ts'
import { checkExigencias, ordinalesDe, SIN_EXIGENCIAS } from './exigencias-de-titulo.ts'
import { ESTADO_OK, type FilaBasica, type FilaProcesada } from './filas.ts'
import type { ContextoDeProceso, HechosDeFila, PeriodoConDeuda } from './hechos-de-fila.ts'
import { formatPeriodo } from './periodo.ts'
import type { PeriodoReclamado } from './titulo-datos.ts'

export interface FilaDecidida {
  /**
   * Row of the processed workbook: the uploaded row, completed with debtors and tax periods. `sello` (the seal) is
   * still ''. The server later seals each row whose ESTADO (status column) is OK.
   */
  readonly fila: FilaProcesada
  readonly motivos: readonly Motivo[]
  readonly porque: Porque
}

const sumOf = (
  periodos: readonly PeriodoReclamado[],
  campo: 'capital' | 'interes' | 'total',
): Centavos => sumCentavos(periodos.map((p) => p[campo]))

const withoutFacts = ({
  anio,
  cuota,
  vencimiento,
  capital,
  interes,
  total,
}: PeriodoConDeuda): PeriodoReclamado => ({
  anio,
  cuota,
  vencimiento,
  capital,
  interes,
  total,
})

/**
 * Completes an uploaded row of debt to claim in court with the debtors, addresses and tax periods of the register. The
 * column ESTADO (status) says 'OK', or every reason against the executive title (D90, D122, D128, D165). A refused row
 * loses its tax periods, unless the only reasons are agreements in force that include the debt.
 */
export const decideEstadoFila = (
  fila: FilaBasica,
  hechos: HechosDeFila,
  contexto: ContextoDeProceso,
): FilaDecidida => {
  const { imponible, abogado } = hechos
  const reclamo =
    imponible === null ? null : claimPeriodos(fila, imponible.deuda, contexto.liquidadoAl)
  const elegidos = (reclamo?.periodos ?? []).map(withoutFacts)
  const total = sumOf(elegidos, 'total')
  const motivos = [...checkFilaBasica(fila, hechos, contexto), ...(reclamo?.motivos ?? [])]
  // When the property or business does not have the tax, `checkFilaBasica` has already refused the row. `checkCatalogo`
  // would only add a second reason, so it is skipped.
  if (imponible?.recursos.includes(fila.recurso))
    motivos.push(
      ...checkCatalogo(contexto.recursos, [fila.recurso], COLUMNAS_DEL_LIBRO_DE_TITULOS.recurso),
    )
  motivos.push(
    ...checkFundamento(fila.recurso, elegidos, contexto.fundamentos),
    ...checkEnConvenio(elegidos, hechos.enConvenio),
    ...checkExigencias(
      { periodos: ordinalesDe(elegidos), total, cartas: hechos.cartas },
      contexto.exigencias ?? SIN_EXIGENCIAS,
    ).rechazos,
  )
  if (elegidos.length > 0 && total <= 0) {
    const mensaje = interpolar(filasDeTitulo.totalNoPositivo, { total: formatPesos(total) })
    motivos.push({
      codigo: 'titulo.total-no-positivo',
      campo: COLUMNAS_DEL_LIBRO_DE_TITULOS.total,
      mensaje,
    })
  }
  const estado = motivos.length === 0 ? ESTADO_OK : motivos.map((m) => m.mensaje).join('; ')
  // When an agreement already includes the debt, a person may still issue the executive title by writing a reason. So a
  // row whose only errors are about agreements keeps its tax periods, and any other refused row loses them.
  const periodos = motivos.every(({ codigo }) => codigo === DEUDA_EN_CONVENIO) ? elegidos : []
  return {
    fila: {
      ...fila,
      estado,
      deudores: imponible?.deudores ?? [],
      domicilio: imponible?.domicilio ?? '',
      ubicacion: imponible?.ubicacion ?? '',
      nomenclatura: imponible?.nomenclatura ?? '',
      partida: imponible?.partida ?? '',
      recursoNombre: nombreDeRecurso(contexto.recursos, fila.recurso),
      abogadoNombre: abogado?.nombre ?? '',
      liquidadoAl: contexto.liquidadoAl,
      periodos,
      capital: sumOf(periodos, 'capital'),
      interes: sumOf(periodos, 'interes'),
      total: sumOf(periodos, 'total'),
      sello: '',
    },
    motivos,
    porque: {
      regla: 'titulo/estado-de-fila',
      fuente: 'D90, D122, D128, D165',
      entradas: {
        imponible: fila.imponible,
        recurso: fila.recurso,
        abogado: fila.abogado,
        desde: fila.desde && formatPeriodo(fila.desde),
        hasta: fila.hasta && formatPeriodo(fila.hasta),
        liquidadoAl: contexto.liquidadoAl,
        enConvenio: hechos.enConvenio.map((p) => `${formatPeriodo(p)} ${p.convenio}`),
        sinVencer: (reclamo?.sinVencer ?? []).map(formatPeriodo),
      },
      valor: estado,
    },
  }
}
