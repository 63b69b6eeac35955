import { type Fecha, fecha } from '../fecha/fecha.ts'
import { FORMATO_INICIAL_DE_PARTIDA } from '../identificador/formato-de-partida.ts'
import { NORMAS_INICIALES, TRIBUNALES_INICIALES } from './normas-iniciales.ts'
import type { ClaveDeParametro } from './parametros.ts'

/** Value of a parameter from a first day on. It stays in force until the next value of the same parameter begins. */
export interface FilaDeParametro {
  readonly clave: ClaveDeParametro
  readonly vigenteDesde: Fecha
  /**
   * Value of the parameter as text: amounts as '500000.00', percentages as '2.2', integers as '15', and texts as
   * documents print them.
   */
  readonly valor: string
}

/**
 * First day on which most values of `FILAS_INICIALES` (the initial values of the parameters) are in force. No parameter
 * has a value before this day.
 */
export const DESDE_SIEMPRE = fecha('1900-01-01')

/**
 * Years whose January judicial recess the product already includes. The winter recess is not included, because the
 * Supreme Court sets it each year and the municipality records it.
 */
const FERIAS_DE_ENERO = [2024, 2025, 2026, 2027, 2028, 2029, 2030]

const first = (clave: ClaveDeParametro, valor: string): FilaDeParametro => ({
  clave,
  vigenteDesde: DESDE_SIEMPRE,
  valor,
})

/**
 * Initial values of the parameters, from the specification. A value that only the municipality knows starts empty. A
 * value that the product must not invent, such as an interest rate, has no row (D35). The province is Buenos Aires,
 * because the initial laws are laws of that province.
 */
export const FILAS_INICIALES: readonly FilaDeParametro[] = [
  first('plan.umbral', '500000.00'),
  first('plan.topeCuotas', '15'),
  first('plan.anticipo', '30'),
  first('plan.descuentoW2201', '20'),
  first('plan.origenDeTasas', ''),
  first('plan.origenDeVencimientos', 'DEMO'),
  first('honorarios.iva', '21'),
  first('honorarios.aportes', '10'),
  first('honorarios.tasaDeJusticia', '2.2'),
  first('honorarios.sobretasa', '10'),
  first('honorarios.base', 'honorarios'),
  first('cobro.deuda', ''),
  first('cobro.honorarios', ''),
  first('cobro.gastos', ''),
  first('cobro.aportes', ''),
  first('cobro.tasa', ''),
  first('cobro.sobretasa', ''),
  first('cobro.bono', ''),
  first('cobro.anticipo', ''),
  first('convenio.version', '1'),
  first('convenio.personeria', ''),
  first('convenio.cbu', 'obligatorio'),
  first('convenio.cuotasImpagas', '2'),
  first('convenio.diasTrasElUltimo', '90'),
  first('juicio.mesesDeCaducidad', '3'),
  ...FERIAS_DE_ENERO.map(
    (anio): FilaDeParametro => ({
      clave: 'juicio.feriaHasta',
      vigenteDesde: fecha(`${anio}-01-01`),
      valor: `${anio}-01-31`,
    }),
  ),
  first('notificacion.dias', 'martes y viernes'),
  first('prescripcion.anios', '5'),
  first('prescripcion.desdeEnero', '0'),
  first('municipio.nombre', ''),
  first('municipio.provincia', 'Buenos Aires'),
  first('municipio.lugar', ''),
  first('municipio.cuit', ''),
  first('municipio.ordenanza', ''),
  first('municipio.expediente', ''),
  first('municipio.funcionario', ''),
  first('municipio.cargo', ''),
  first('municipio.tribunales', TRIBUNALES_INICIALES),
  first('titulo.version', '1'),
  first('titulo.decreto', ''),
  first('titulo.solidaridad', ''),
  first('titulo.carta', 'nada'),
  first('titulo.minimo', ''),
  first('titulo.bajoMinimo', 'avisar'),
  first('partida.formato', FORMATO_INICIAL_DE_PARTIDA),
  first('normas.apremio', NORMAS_INICIALES.apremio),
  first('normas.tituloEjecutivo', NORMAS_INICIALES.tituloEjecutivo),
  first('normas.facultades', NORMAS_INICIALES.facultades),
  first('normas.intimacion', NORMAS_INICIALES.intimacion),
  first('normas.aportes', NORMAS_INICIALES.aportes),
  first('deuda.diasDeVigencia', '10'),
  first('servicio.horasDeVigencia', '36'),
  first('conservacion.ingresos', '0'),
  first('conservacion.lecturas', '0'),
  first('conservacion.exportaciones', '0'),
  first('conservacion.paquetes', '0'),
  first('conservacion.cargas', '0'),
  first('conservacion.registros', '0'),
  first('conservacion.novedades', '0'),
  first('conservacion.mensajes', '0'),
  first('verificacion.direccion', ''),
  first('titulos.maximoSincronico', '200'),
]
