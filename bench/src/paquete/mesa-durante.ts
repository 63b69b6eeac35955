import { setTimeout } from 'node:timers/promises'
import type { PaqueteDeBench } from '@apremia/api/bench-paquete'
import { medirUna, percentil } from '../consultas/medir.ts'
import type { Row } from '../row.ts'

/** Milliseconds that a simulated person waits between two pages of a work list of cases. */
const PAUSA = 50

/**
 * Number of pages of a work list that are measured while the product loads no data package. The first `CALENTAMIENTO`
 * pages are a warm-up and are not counted.
 */
const VECES = 200
const CALENTAMIENTO = 20

const mirarMientras = async (
  mirar: () => Promise<unknown>,
  sigue: (vistas: number) => boolean,
): Promise<number[]> => {
  const tiempos: number[] = []
  while (sigue(tiempos.length)) {
    tiempos.push((await medirUna(mirar)).ms)
    await setTimeout(PAUSA)
  }
  return tiempos
}

/**
 * Measures the first page of a lawyer's work list of cases (desk), without and during the load of a data package.
 * Target: at most twice the time without a load. Both measurements pause between pages. Without pauses, warm processor
 * caches would make the pages faster.
 */
export const measureMesaDurante = async (
  producto: PaqueteDeBench,
  carpeta: string,
): Promise<Row[]> => {
  const pageMesa = await producto.createLectorDeMesa()
  const mirar = () => pageMesa({ mesa: 'judicial', solapa: 'todos', orden: 'vence' }, 'A01', true)
  const cargar = await producto.empaquetar(carpeta)
  const sinCarga = await mirarMientras(mirar, (vistas) => vistas < VECES + CALENTAMIENTO)
  const quieta = percentil(sinCarga.slice(CALENTAMIENTO), 0.95)
  let cargando = true
  const carga = cargar().finally(() => {
    cargando = false
  })
  const durante = percentil(await mirarMientras(mirar, () => cargando), 0.95)
  await carga
  return [
    { name: 'la mesa de una abogada, p95', value: quieta, unit: 'ms' },
    {
      ...{ name: '  mientras se carga la noche, p95', value: durante, unit: 'ms' },
      ...{ ratio: durante / quieta, against: 'sin carga' },
    },
  ]
}
