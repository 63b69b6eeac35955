import {
  type Categoria,
  exigenciasVigentes,
  type FilaBasica,
  type FilaBasicaRevisada,
  fechaEnZona,
  formaDeTitulo,
  fundamentosDe,
  reviewFilaBasica,
} from '@apremia/core'
import { findAbogados } from '../abogados/abogados-conocidos.ts'
import { findCartasRecibidas } from '../deuda-retenida/cartas-recibidas.ts'
import { findEnConvenio } from '../deuda-retenida/convenios-en-vigor.ts'
import { groupPorFila } from '../libros/group-por-fila.ts'
import { findMarcados } from '../padron/deudores-marcados.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Services } from '../platform/services.ts'
import { findPrescriptos } from '../prescripcion/find-prescriptos.ts'
import { loadOrdenanzas } from '../recursos/ordenanzas-repo.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'
import { loadTasas } from '../recursos/tasas-repo.ts'

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
    tasas: await loadTasas(db),
    municipio: quienFirma,
    exigencias: exigenciasVigentes(filas, hoy),
  }
  const pideCarta = deTitulos.exigencias.carta !== 'nada'
  const abogados = await findAbogados(db)
  return async (batch) => {
    const hechos = await municipio.hechosDeVarios(tipo, batch)
    const deudas = batch.map(({ fila, imponible, recurso }) => ({
      ...{ fila, imponible, recurso, periodos: null },
    }))
    const retenidos = await findEnConvenio(db, tipo, deudas)
    const viejos = await findPrescriptos(db, tipo, deudas, { filas, hoy })
    const marcados = groupPorFila(await findMarcados(db, tipo, deudas))
    const cartas = groupPorFila(pideCarta ? await findCartasRecibidas(db, tipo, deudas) : [])
    return batch.map((fila, index) => {
      const { imponible = null, liquidadoAl } = hechos[index] ?? {}
      const enConvenio = retenidos.filter((otro) => otro.fila === fila.fila)
      const prescriptos = viejos.get(fila.fila) ?? []
      const abogado = abogados.get(fila.abogado) ?? null
      const deudor = {
        marcados: marcados.get(fila.fila) ?? [],
        cartas: cartas.get(fila.fila) ?? [],
      }
      const contexto = { ...deTitulos, categoria, liquidadoAl: liquidadoAl ?? hoy }
      const hallados = { imponible, abogado, enConvenio, prescriptos, ...deudor }
      return reviewFilaBasica(fila, hallados, contexto)
    })
  }
}
