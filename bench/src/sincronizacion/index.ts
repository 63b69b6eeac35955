import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { abrirSincronizacionDeBench } from '@apremia/api/bench-sincronizacion'
import { medidaDe } from '../paquete/medida.ts'
import type { Row } from '../row.ts'
import { watchMemory } from '../watch-memory.ts'
import { DEMORA, type Medidas, TOKEN } from './medidas.ts'

const startAnfitrion = async () => {
  const path = fileURLToPath(new URL('./anfitrion.ts', import.meta.url))
  const execArgv = ['--import', 'tsx', '--max-old-space-size=8192']
  const child = fork(path, { execArgv })
  const receive = async (): Promise<unknown> => (await once(child, 'message'))[0]
  const url = String(await receive())
  return {
    url,
    takeMedidas: () => {
      child.send('noche')
      return receive() as Promise<Medidas>
    },
    close: () => child.kill(),
  }
}

/**
 * Measures the synchronisation of a whole municipality with a municipal service that responds in 5 ms. On the second
 * night, the debt of 1 % of the properties has changed. With `BENCH_PAQUETE=0.1` the municipality has a tenth of its
 * size. Targets of municipio.md:
 * - Time: limited only by the service.
 * - Concurrent calls: at most 8.
 * - Memory: constant, under 300 MB.
 */
export const benchSincronizacion = async (): Promise<Row[]> => {
  const { inmuebles, abogados } = medidaDe()
  const anfitrion = await startAnfitrion()
  const producto = await abrirSincronizacionDeBench({ url: anfitrion.url, token: TOKEN }, abogados)
  const rows: Row[] = []
  try {
    for (const noche of ['la primera vez', 'la noche siguiente, con 1 % cambiado']) {
      const memoria = watchMemory()
      const { total, pasos } = await producto.sincronizar()
      const mas = memoria()
      const { llamadas, masJuntas } = await anfitrion.takeMedidas()
      const minimo = (llamadas * DEMORA) / 1000 / masJuntas
      const name = `${inmuebles.toLocaleString('es-AR')} inmuebles, ${noche}`
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
