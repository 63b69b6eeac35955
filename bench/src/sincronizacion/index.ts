import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { abrirSincronizacionDeBench } from '@apremia/api/bench-sincronizacion'
import type { Row } from '../row.ts'
import { watchMemory } from '../watch-memory.ts'

const ITEMS = Number(process.env.BENCH_IMPONIBLES ?? 20_000)
const ABOGADOS = 25
/** Milliseconds that the service takes to respond. */
const DEMORA = 5

const startAnfitrion = async () => {
  const path = fileURLToPath(new URL('./anfitrion.ts', import.meta.url))
  const args = ['--import', 'tsx', path, ...[ITEMS, ABOGADOS, DEMORA].map(String)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [puerto] = (await once(child.stdout, 'data')) as [Buffer]
  const url = `http://127.0.0.1:${String(puerto).trim()}`
  return {
    url,
    takeMedidas: async () =>
      (await (await fetch(`${url}/medidas`)).json()) as { llamadas: number; masJuntas: number },
    close: () => child.kill(),
  }
}

/**
 * Measures the synchronisation of all the properties and debts of a municipality with a municipal service that responds
 * in 5 ms. On the second night, 1 % of the properties have changed.
 * - Targets of municipio.md: time limited only by the service, at most 8 concurrent calls, and constant memory under
 * 300 MB.
 */
export const benchSincronizacion = async (): Promise<Row[]> => {
  const anfitrion = await startAnfitrion()
  const producto = await abrirSincronizacionDeBench(anfitrion.url, ABOGADOS)
  const rows: Row[] = []
  try {
    for (const noche of ['la primera vez', 'la noche siguiente, con 1 % cambiado']) {
      const memoria = watchMemory()
      const { total, pasos } = await producto.sincronizar()
      const mas = memoria()
      const { llamadas, masJuntas } = await anfitrion.takeMedidas()
      const minimo = (llamadas * DEMORA) / 1000 / masJuntas
      const name = `${ITEMS.toLocaleString('es-AR')} imponibles, ${noche}`
      rows.push(
        {
          ...{ name, value: total, unit: 's' },
          ...{ ratio: total / minimo, against: 'lo que tarda el servicio en contestar' },
        },
        ...[...pasos]
          .filter(([, tardo]) => tardo >= 0.5)
          .map(([paso, value]) => ({ name: `  ${paso || 'Empezando'}`, value, unit: 's' })),
        { name: '  llamadas', value: llamadas, unit: '' },
        { name: '  llamadas a la vez, cuando más', value: masJuntas, unit: '' },
        { name: '  memoria de más', value: mas, unit: 'MB' },
      )
    }
    return rows
  } finally {
    await producto.close()
    anfitrion.close()
  }
}
