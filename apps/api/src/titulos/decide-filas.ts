import {
  type Categoria,
  decideEstadoFila,
  type FilaBasica,
  type FilaProcesada,
  fechaEnZona,
} from '@apremia/core'
import { findAbogados } from '../abogados/abogados-conocidos.ts'
import { findEnConvenio } from '../deuda-retenida/convenios-en-vigor.ts'
import type { Services } from '../platform/services.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'

type Herramientas = Pick<Services, 'db' | 'ahora' | 'municipio'>

export const createDecisionDeFilas = async (
  { db, ahora, municipio }: Herramientas,
  categoria: Categoria,
): Promise<(batch: readonly FilaBasica[]) => Promise<FilaProcesada[]>> => {
  const tipo = categoria === 'inmueble' ? 'I' : 'C'
  const hoy = fechaEnZona(ahora())
  const recursos = await loadRecursos(db)
  const abogados = await findAbogados(db)
  return async (batch) => {
    const hechos = await municipio.hechosDeVarios(tipo, batch)
    const retenidos = await findEnConvenio(
      db,
      tipo,
      batch.map((fila) => ({ ...fila, periodos: null })),
    )
    return batch.map((fila, index) => {
      const { imponible = null, liquidadoAl } = hechos[index] ?? {}
      const enConvenio = retenidos.filter((otro) => otro.fila === fila.fila)
      const abogado = abogados.get(fila.abogado) ?? null
      const contexto = { categoria, liquidadoAl: liquidadoAl ?? hoy, recursos }
      return decideEstadoFila(fila, { imponible, abogado, enConvenio }, contexto).fila
    })
  }
}
