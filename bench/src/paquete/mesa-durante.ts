import { setTimeout } from 'node:timers/promises'
import type { PaqueteDeBench } from '@apremia/api/bench-paquete'
import { medir, medirUna, percentil } from '../consultas/medir.ts'
import type { Row } from '../row.ts'

/** Milliseconds between two pages of the person who looks at a desk. */
const PAUSA = 50

/** Measures the first page of a lawyer's desk, quiet and while a package is loaded (target: at most 2 times quiet). */
export const measureMesaDurante = async (
  producto: PaqueteDeBench,
  carpeta: string,
): Promise<Row[]> => {
  const pageMesa = await producto.createLectorDeMesa()
  const mirar = () => pageMesa({ mesa: 'judicial', solapa: 'todos', orden: 'vence' }, 'A01', true)
  const quieta = percentil(await medir(100, mirar), 0.95)
  const tiempos: number[] = []
  let cargando = true
  const carga = producto.cargar(carpeta).finally(() => {
    cargando = false
  })
  while (cargando) {
    tiempos.push((await medirUna(mirar)).ms)
    await setTimeout(PAUSA)
  }
  await carga
  const durante = percentil(tiempos, 0.95)
  return [
    { name: 'la mesa de una abogada, p95', value: quieta, unit: 'ms' },
    {
      ...{ name: '  mientras se carga la noche, p95', value: durante, unit: 'ms' },
      ...{ ratio: durante / quieta, against: 'sin carga' },
    },
  ]
}
