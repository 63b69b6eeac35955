import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { normasVigentes } from '../parametro/normas-citadas.ts'
import { valorDeParametro } from '../parametro/parametro-vigente.ts'
import type { TituloDatos } from './titulo-datos.ts'

export const municipioVigente = (
  filas: readonly FilaDeParametro[],
  fecha: Fecha,
): TituloDatos['municipio'] => ({
  nombre: valorDeParametro(filas, 'municipio.nombre', fecha),
  provincia: valorDeParametro(filas, 'municipio.provincia', fecha),
  lugar: valorDeParametro(filas, 'municipio.lugar', fecha),
  ordenanza: valorDeParametro(filas, 'municipio.ordenanza', fecha),
  expediente: valorDeParametro(filas, 'municipio.expediente', fecha),
  funcionario: valorDeParametro(filas, 'municipio.funcionario', fecha),
  cargo: valorDeParametro(filas, 'municipio.cargo', fecha),
  normas: normasVigentes(filas, fecha),
})
