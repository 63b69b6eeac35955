import { getEfectoDeDiaInhabil } from './get-efecto-de-dia-inhabil.ts'
import { getPlazoJudicial } from './get-plazo-judicial.ts'
import { getUsosDeCatalogo } from './get-usos-de-catalogo.ts'
import { listDiasInhabiles } from './list-dias-inhabiles.ts'
import { listFilasDeLista } from './list-filas-de-lista.ts'
import { listRecursos } from './list-recursos.ts'
import { listSituaciones } from './list-situaciones.ts'
import { saveDiaInhabil } from './save-dia-inhabil.ts'
import { saveFilaDeLista } from './save-fila-de-lista.ts'
import { saveRecurso } from './save-recurso.ts'
import { saveSituacion } from './save-situacion.ts'

export const catalogosHandlers = {
  listRecursos,
  saveRecurso,
  listSituaciones,
  saveSituacion,
  listFilasDeLista,
  saveFilaDeLista,
  getUsosDeCatalogo,
  listDiasInhabiles,
  saveDiaInhabil,
  getEfectoDeDiaInhabil,
  getPlazoJudicial,
}
