import type { Motivo } from '../decision/decision.ts'
import { type Centavos, sumCentavos } from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { filasDeTitulo } from '../texto/filas-de-titulo.ts'
import { interpolar } from '../texto/interpolar.ts'
import { checkAbogado, checkRecurso } from './check-fila-basica.ts'
import { checkFundamento } from './check-fundamento.ts'
import { COLUMNA_IMPONIBLE, COLUMNAS_DEL_LIBRO_DE_TITULOS } from './columnas.ts'
import { isTitulable } from './deuda-en-convenio.ts'
import type { FilaProcesada } from './filas.ts'
import type { ContextoDeProceso } from './hechos-de-fila.ts'
import { comparePeriodo, formatPeriodo, listPeriodos, repeatedPeriodos } from './periodo.ts'

export interface FilaAValidar {
  readonly fila: FilaProcesada
  readonly selloValido: boolean
  /** Lawyer whose code is in the row of the workbook. Null when no lawyer has that code. */
  readonly abogado: { readonly baja: boolean } | null
}

const motivo = (codigo: string, campo: string, mensaje: string): Motivo => ({
  codigo,
  campo,
  mensaje,
})

/**
 * Checks the sums of a row of the workbook of executive titles. Capital plus interest must equal the total, in the row
 * and in each tax period. The amounts of the row must be the sums over its periods.
 */
const checkSumas = (fila: FilaProcesada): Motivo[] => {
  const motivos: Motivo[] = []
  const adds = (capital: Centavos, interes: Centavos, total: Centavos) =>
    capital + interes === total
  const pesos = ({
    capital,
    interes,
    total,
  }: {
    capital: Centavos
    interes: Centavos
    total: Centavos
  }) => ({
    capital: formatPesos(capital),
    interes: formatPesos(interes),
    total: formatPesos(total),
  })
  for (const p of fila.periodos) {
    if (adds(p.capital, p.interes, p.total)) continue
    const mensaje = interpolar(filasDeTitulo.sumaDePeriodo, {
      periodo: formatPeriodo(p),
      ...pesos(p),
    })
    motivos.push(motivo('titulo.suma-de-periodo', COLUMNAS_DEL_LIBRO_DE_TITULOS.total, mensaje))
  }
  if (!adds(fila.capital, fila.interes, fila.total))
    motivos.push(
      motivo(
        'titulo.total-de-fila',
        COLUMNAS_DEL_LIBRO_DE_TITULOS.total,
        interpolar(filasDeTitulo.totalDeFila, pesos(fila)),
      ),
    )
  for (const campo of ['capital', 'interes', 'total'] as const) {
    const suma = sumCentavos(fila.periodos.map((p) => p[campo]))
    if (suma === fila[campo]) continue
    const valores = { suma: formatPesos(suma), valor: formatPesos(fila[campo]) }
    motivos.push(
      motivo(
        'titulo.suma-de-fila',
        COLUMNAS_DEL_LIBRO_DE_TITULOS[campo],
        interpolar(filasDeTitulo.sumaDeFila, valores),
      ),
    )
  }
  return motivos
}

const checkPeriodos = ({ periodos, desde, hasta, total }: FilaProcesada): Motivo[] => {
  if (periodos.length === 0)
    return [
      motivo('titulo.sin-periodos', COLUMNAS_DEL_LIBRO_DE_TITULOS.desde, filasDeTitulo.sinPeriodos),
    ]
  const motivos: Motivo[] = []
  const repetidos = repeatedPeriodos(periodos)
  if (repetidos.length > 0) {
    const mensaje = interpolar(filasDeTitulo.periodosRepetidos, {
      periodos: listPeriodos(repetidos),
    })
    motivos.push(motivo('titulo.periodos-repetidos', COLUMNAS_DEL_LIBRO_DE_TITULOS.desde, mensaje))
  }
  const fuera = periodos.filter(
    (p) =>
      (desde !== null && comparePeriodo(p, desde) < 0) ||
      (hasta !== null && comparePeriodo(p, hasta) > 0),
  )
  if (fuera.length > 0) {
    const mensaje = interpolar(filasDeTitulo.periodosFueraDeRango, {
      periodos: listPeriodos(fuera),
    })
    motivos.push(
      motivo('titulo.periodos-fuera-de-rango', COLUMNAS_DEL_LIBRO_DE_TITULOS.desde, mensaje),
    )
  }
  if (total <= 0) {
    const mensaje = interpolar(filasDeTitulo.totalNoPositivo, { total: formatPesos(total) })
    motivos.push(motivo('titulo.total-no-positivo', COLUMNAS_DEL_LIBRO_DE_TITULOS.total, mensaje))
  }
  return motivos
}

/**
 * Returns every reason why a row of the processed workbook cannot become an executive title. Reasons that depend on
 * other rows are not checked here. In this workbook, each row already has its debtors and tax periods.
 */
export const checkFilaProcesada = (
  { fila, selloValido, abogado }: FilaAValidar,
  { categoria, recursos, fundamentos }: Omit<ContextoDeProceso, 'liquidadoAl'>,
): Motivo[] => {
  const motivos: Motivo[] = []
  if (!/^[1-9]\d{0,9}$/.test(fila.imponible)) {
    const mensaje = interpolar(filasDeTitulo.imponibleInvalido, { categoria })
    motivos.push(motivo('titulo.imponible-invalido', COLUMNA_IMPONIBLE[categoria], mensaje))
  }
  motivos.push(
    ...checkRecurso(recursos, fila.recurso, categoria),
    ...checkAbogado(fila.abogado, abogado),
  )
  if (!isTitulable(fila.estado)) {
    // A refused row of the workbook has neither tax periods nor a seal. Their absence is not reported, because the
    // column ESTADO (status) of the row already says why the row was refused.
    const mensaje = interpolar(filasDeTitulo.estadoNoOk, { estado: fila.estado || 'sin procesar' })
    return [
      ...motivos,
      motivo('titulo.estado-no-ok', COLUMNAS_DEL_LIBRO_DE_TITULOS.estado, mensaje),
    ]
  }
  if (fila.liquidadoAl === null)
    motivos.push(
      motivo(
        'titulo.sin-liquidacion',
        COLUMNAS_DEL_LIBRO_DE_TITULOS.liquidadoAl,
        filasDeTitulo.sinLiquidacion,
      ),
    )
  motivos.push(
    ...checkPeriodos(fila),
    ...checkSumas(fila),
    ...checkFundamento(fila.recurso, fila.periodos, fundamentos),
  )
  if (!selloValido)
    motivos.push(
      motivo(
        'titulo.sello-invalido',
        COLUMNAS_DEL_LIBRO_DE_TITULOS.sello,
        filasDeTitulo.selloInvalido,
      ),
    )
  return motivos
}
