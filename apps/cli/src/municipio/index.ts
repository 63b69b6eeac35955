import type { Verb } from '../define.ts'
import { acusarNovedades } from './acusar.ts'
import { cargarPaquete } from './cargar.ts'
import { cargasDePaquete } from './cargas.ts'
import { comprobar } from './comprobar.ts'
import { deshacerPaquete } from './deshacer.ts'
import { ejemploDePaquete } from './ejemplo.ts'
import { equivalencias } from './equivalencias.ts'
import { exportaciones } from './exportaciones.ts'
import { exportarInstalacion } from './exportar.ts'
import { formato } from './formato.ts'
import { novedadesDelMunicipio } from './novedades.ts'
import { revisar } from './revisar.ts'
import { sincronizar } from './sincronizar.ts'

export const verbs: readonly Verb[] = [
  ejemploDePaquete,
  formato,
  equivalencias,
  revisar,
  cargarPaquete,
  cargasDePaquete,
  deshacerPaquete,
  sincronizar,
  comprobar,
  exportarInstalacion,
  exportaciones,
  novedadesDelMunicipio,
  acusarNovedades,
]
