import type { FilaProcesada } from '@apremia/core'
import type { PeriodosEmpacados, TramoDePeriodos } from './periodos-empacados.ts'

export type DatosDeFila = Omit<FilaProcesada, 'periodos'>

/**
 * Row read from the sheet 'Títulos'. The tax periods are stored packed, and the getter `periodos` creates their objects
 * each time. A copy made with `...` has no `periodos`, because `...` does not copy a getter.
 */
export class FilaLeida implements FilaProcesada {
  readonly fila: FilaProcesada['fila']
  readonly imponible: FilaProcesada['imponible']
  readonly recurso: FilaProcesada['recurso']
  readonly abogado: FilaProcesada['abogado']
  readonly desde: FilaProcesada['desde']
  readonly hasta: FilaProcesada['hasta']
  readonly estado: FilaProcesada['estado']
  readonly deudores: FilaProcesada['deudores']
  readonly domicilio: FilaProcesada['domicilio']
  readonly ubicacion: FilaProcesada['ubicacion']
  readonly nomenclatura: FilaProcesada['nomenclatura']
  readonly partida: FilaProcesada['partida']
  readonly recursoNombre: FilaProcesada['recursoNombre']
  readonly abogadoNombre: FilaProcesada['abogadoNombre']
  readonly liquidadoAl: FilaProcesada['liquidadoAl']
  readonly capital: FilaProcesada['capital']
  readonly interes: FilaProcesada['interes']
  readonly total: FilaProcesada['total']
  readonly sello: FilaProcesada['sello']
  readonly #empacados: PeriodosEmpacados
  readonly #tramo: TramoDePeriodos

  constructor(datos: DatosDeFila, empacados: PeriodosEmpacados, tramo: TramoDePeriodos) {
    this.fila = datos.fila
    this.imponible = datos.imponible
    this.recurso = datos.recurso
    this.abogado = datos.abogado
    this.desde = datos.desde
    this.hasta = datos.hasta
    this.estado = datos.estado
    this.deudores = datos.deudores
    this.domicilio = datos.domicilio
    this.ubicacion = datos.ubicacion
    this.nomenclatura = datos.nomenclatura
    this.partida = datos.partida
    this.recursoNombre = datos.recursoNombre
    this.abogadoNombre = datos.abogadoNombre
    this.liquidadoAl = datos.liquidadoAl
    this.capital = datos.capital
    this.interes = datos.interes
    this.total = datos.total
    this.sello = datos.sello
    this.#empacados = empacados
    this.#tramo = tramo
  }

  get periodos(): FilaProcesada['periodos'] {
    return this.#empacados.of(this.#tramo)
  }
}
