// Measures a server that many people use at once: `carga --personas 200 --segundos 600` (R9). With `--memoria` it also
// checks that memory and open files do not grow (R24).
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startProcesoDeBench } from '@apremia/api/bench-proceso'
import { type Memoria, TAREAS } from './pedidos.ts'

process.env.APREMIA_HILOS ??= resolve(import.meta.dirname, '../../../apps/api/dist')

const { values } = parseArgs({
  options: {
    personas: { type: 'string', default: '200' },
    segundos: { type: 'string', default: '600' },
    memoria: { type: 'boolean', default: false },
  },
})
const personas = Number(values.personas)
const segundos = Number(values.segundos)
const META = values.memoria ? 'R24' : 'R9'
/** Milliseconds that a person looks at a screen before the next request: between 2 and 8 seconds. */
const PAUSA = { minima: 2_000, maxima: 8_000 }
const LIMITES = { lecturas: [150, 400, 800], escrituras: 1_000, memoriaPorHora: 0.05 } as const

const tiempos = { lecturas: [] as number[], escrituras: [] as number[] }
const aceptadas = { lecturas: 0, escrituras: 0 }
const errores: string[] = []
const rechazos = new Map<string, string>()
const peso = TAREAS.reduce((total, tarea) => total + tarea.peso, 0)

const pickTarea = () => {
  let left = Math.random() * peso
  return TAREAS.find((tarea) => {
    left -= tarea.peso
    return left < 0
  })
}

const work = async (url: string, token: string, hasta: number): Promise<void> => {
  const memoria: Memoria = { casos: [] }
  await sleep(Math.random() * PAUSA.maxima)
  while (performance.now() < hasta) {
    const tarea = pickTarea()
    const pedido = tarea?.pide(memoria, Math.random)
    if (tarea === undefined || pedido === undefined) continue
    const { metodo, ruta, cuerpo } = pedido
    const clase = tarea.escribe ? 'escrituras' : 'lecturas'
    const json = cuerpo !== undefined && !(cuerpo instanceof FormData)
    const from = performance.now()
    try {
      const answer = await fetch(url + ruta, {
        method: metodo,
        headers: {
          authorization: `Bearer ${token}`,
          ...(json ? { 'content-type': 'application/json' } : {}),
        },
        ...(cuerpo === undefined
          ? {}
          : { body: json ? JSON.stringify(cuerpo) : (cuerpo as FormData) }),
      })
      const body = await answer.text()
      tiempos[clase].push(performance.now() - from)
      if (tarea.nombre === 'mesa' && answer.ok) memoria.casos = JSON.parse(body) as Memoria['casos']
      if (answer.ok) aceptadas[clase] += 1
      // A correct refusal does not count as an error: for example, a guest who tries to write without permission. Only
      // a failure of the server (5xx) and too many requests (429) count.
      else if (answer.status >= 500 || answer.status === 429)
        errores.push(`${answer.status} ${ruta} ${body.slice(0, 200)}`)
      else rechazos.set(tarea.nombre, `${answer.status} ${body.slice(0, 200)}`)
    } catch (error) {
      errores.push(`${ruta}: ${String(error)}`)
    }
    await sleep(PAUSA.minima + Math.random() * (PAUSA.maxima - PAUSA.minima))
  }
}

const percentil = (lista: readonly number[], parte: number): number => {
  const sorted = [...lista].sort((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * parte))] ?? 0)
}

const usoDe = (pid: number) => ({
  memoria:
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  abiertos: readdirSync(`/proc/${pid}/fd`).length,
})

const proceso = await startProcesoDeBench(personas)
try {
  const hasta = performance.now() + segundos * 1000
  const muestras: { readonly hora: number; readonly memoria: number; readonly abiertos: number }[] =
    []
  const vigila = setInterval(
    () => muestras.push({ hora: performance.now() / 3_600_000, ...usoDe(proceso.pid) }),
    Math.min(60_000, (segundos * 1000) / 20),
  )
  await Promise.all(proceso.tokens.map((token) => work(proceso.url, token, hasta)))
  clearInterval(vigila)

  const { lecturas, escrituras } = tiempos
  const vistas = [0.5, 0.95, 0.99].map((parte) => percentil(lecturas, parte))
  const escritura = percentil(escrituras, 0.99)
  console.info(
    `${META}: ${personas} personas, ${segundos} s: ${lecturas.length} lecturas (${aceptadas.lecturas} aceptadas), p50/p95/p99 ${vistas.join('/')} ms; ${escrituras.length} escrituras (${aceptadas.escrituras} aceptadas), p99 ${escritura} ms; ${errores.length} errores`,
  )
  for (const error of errores.slice(0, 5)) console.error(error)
  for (const [tarea, rechazo] of rechazos) console.error(`${tarea}: ${rechazo}`)
  // The server refuses a request fast. So a measurement is valid only when most requests were accepted.
  const util =
    aceptadas.lecturas > lecturas.length / 2 && aceptadas.escrituras > escrituras.length / 2
  const rapido =
    vistas.every((ms, i) => ms < (LIMITES.lecturas[i] ?? 0)) && escritura < LIMITES.escrituras
  let quieto = true
  if (values.memoria) {
    // The first quarter of the samples is left out, because the caches fill during that time.
    const estables = muestras.slice(Math.floor(muestras.length / 4))
    const [primera, ultima] = [estables[0], estables.at(-1)]
    if (primera === undefined || ultima === undefined) throw new Error('No hay muestras de memoria')
    const horas = ultima.hora - primera.hora
    const porHora = (ultima.memoria - primera.memoria) / primera.memoria / horas
    console.info(
      `${META}: memoria ${primera.memoria.toFixed(0)} a ${ultima.memoria.toFixed(0)} MB (${(porHora * 100).toFixed(1)} % por hora); archivos abiertos ${primera.abiertos} a ${ultima.abiertos}`,
    )
    quieto = porHora < LIMITES.memoriaPorHora && ultima.abiertos <= primera.abiertos + personas
  }
  if (errores.length > 0 || !util || !quieto || (!values.memoria && !rapido)) process.exitCode = 1
} finally {
  await proceso.close()
}
