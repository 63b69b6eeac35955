import {
  type Categoria,
  type FilaBasica,
  type FilaBasicaRevisada,
  fechaEnZona,
  formaDeTitulo,
  fundamentosDe,
  reviewFilaBasica,
} from '@apremia/core'
import { findAbogados } from '../abogados/abogados-conocidos.ts'
import { findEnConvenio } from '../deuda-retenida/convenios-en-vigor.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Services } from '../platform/services.ts'
import { findPrescriptos } from '../prescripcion/find-prescriptos.ts'
import { loadOrdenanzas } from '../recursos/ordenanzas-repo.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'

type Herramientas = Pick<Services, 'db' | 'ahora' | 'municipio'>

export const createDecisionDeFilas = async (
  { db, ahora, municipio }: Herramientas,
  categoria: Categoria,
): Promise<(batch: readonly FilaBasica[]) => Promise<FilaBasicaRevisada[]>> => {
  const tipo = categoria === 'inmueble' ? 'I' : 'C'
  const hoy = fechaEnZona(ahora())
  const filas = await listParametros(db)
  const { version, municipio: quienFirma } = formaDeTitulo(filas, hoy)
  const ordenanzas = await loadOrdenanzas(db)
  const deTitulos = {
    recursos: await loadRecursos(db),
    ordenanzas,
    fundamentos: fundamentosDe(version, ordenanzas),
    municipio: quienFirma,
  }
  const abogados = await findAbogados(db)
  return async (batch) => {
    const hechos = await municipio.hechosDeVarios(tipo, batch)
    const deudas = batch.map(({ fila, imponible, recurso }) => ({
      ...{ fila, imponible, recurso, periodos: null },
    }))
    const retenidos = await findEnConvenio(db, tipo, deudas)
    const viejos = await findPrescriptos(db, tipo, deudas, { filas, hoy })
    return batch.map((fila, index) => {
      const { imponible = null, liquidadoAl } = hechos[index] ?? {}
      const enConvenio = retenidos.filter((otro) => otro.fila === fila.fila)
      const prescriptos = viejos.get(fila.fila) ?? []
      const abogado = abogados.get(fila.abogado) ?? null
      const contexto = { ...deTitulos, categoria, liquidadoAl: liquidadoAl ?? hoy }
      return reviewFilaBasica(fila, { imponible, abogado, enConvenio, prescriptos }, contexto)
    })
  }
}
