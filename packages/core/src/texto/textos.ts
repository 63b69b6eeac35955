import { abogadoExterno } from './abogado-externo.ts'
import { abogados } from './abogados.ts'
import { acceso } from './acceso.ts'
import { actuaciones } from './actuaciones.ts'
import { archivos } from './archivos.ts'
import { comercios } from './comercios.ts'
import { comunes } from './comunes.ts'
import { comunicaciones } from './comunicaciones.ts'
import { condiciones } from './condiciones.ts'
import { configuracion } from './configuracion.ts'
import { contribuyentes } from './contribuyentes.ts'
import { convenios } from './convenios.ts'
import { deudas } from './deudas.ts'
import { estadisticas } from './estadisticas.ts'
import { evaluaciones } from './evaluaciones.ts'
import { filasDeTitulo } from './filas-de-titulo.ts'
import { gestion } from './gestion.ts'
import { historial } from './historial.ts'
import { identidad } from './identidad.ts'
import { importes } from './importes.ts'
import { inmuebles } from './inmuebles.ts'
import { logins } from './logins.ts'
import { mesas } from './mesas.ts'
import { navegacion } from './navegacion.ts'
import { novedades } from './novedades.ts'
import { parametros } from './parametros.ts'
import { planes } from './planes.ts'
import { registros } from './registros.ts'
import { rutas } from './rutas.ts'
import { titulos } from './titulos.ts'

/**
 * Every text of the product, by noun, one key per operation: a municipality corrects a text in one line
 * without touching another (D100). The texts of the specification keep their spelling, slips included
 * (D102); the messages that named the wrong field are the exception (D101). '{name}' marks a value: see
 * `interpolar`.
 */
export const textos = {
  abogadoExterno,
  abogados,
  acceso,
  actuaciones,
  archivos,
  comercios,
  comunes,
  comunicaciones,
  condiciones,
  configuracion,
  contribuyentes,
  convenios,
  deudas,
  estadisticas,
  evaluaciones,
  filasDeTitulo,
  gestion,
  historial,
  identidad,
  importes,
  inmuebles,
  logins,
  mesas,
  navegacion,
  novedades,
  parametros,
  planes,
  registros,
  rutas,
  titulos,
} as const
