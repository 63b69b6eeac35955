import { addCentavos, centavos, fecha } from '@apremia/core'
import { collectDemo, type LoteDemo } from '@apremia/fixtures'
import { startAnfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { medidaDe } from '../paquete/medida.ts'
import { DEMORA, type Medidas, TOKEN } from './medidas.ts'

/**
 * Runs a municipal service for the benchmark in its own process, so that its memory is not measured. The process first
 * sends the address of the service. Each message to the process ends a simulated day. The process then answers with the
 * number of calls of that day, and changes the debt of one property in a hundred.
 */
const opciones = { semilla: 1, tamano: 'grande', hoy: fecha('2026-11-20') } as const
const lote = collectDemo({ ...opciones, medida: medidaDe() })
const anfitrion = await startAnfitrion({ lote, token: TOKEN })
anfitrion.demorar(DEMORA)

type Escribible<T> = { -readonly [K in keyof T]: T[K] }

const endNoche = (): Medidas => {
  const medidas = { llamadas: anfitrion.pedidos.length, masJuntas: anfitrion.masJuntos() }
  anfitrion.pedidos.length = 0
  anfitrion.demorar(DEMORA)
  for (const periodo of lote.deuda as Escribible<LoteDemo['deuda'][number]>[])
    if (periodo.imponible % 100 === 0) periodo.interes = addCentavos(periodo.interes, centavos(700))
  return medidas
}

process.on('message', () => process.send?.(endNoche()))
process.send?.(anfitrion.url)
