import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Meta, Resultado } from './meta.ts'
import { METAS } from './metas.ts'
import { renderCifras } from './render-cifras.ts'
import { readResultados, writeResultados } from './resultados.ts'
import { type ResultadoDeCorrida, ROOT, runCorrida } from './run-corrida.ts'

const describeMaquina = (): string => {
  const memoria = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} núcleos, ${memoria} GB, Node ${process.versions.node}`
}

const readCommit = (): string => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--', '.', ':!docs/cifras.md', ':!cifras') !== ''
  return `${git('rev-parse', '--short', 'HEAD')}${changed ? ' con cambios' : ''}`
}

const measure = async ({ id, corridas }: Meta): Promise<Resultado> => {
  const from = performance.now()
  const hechas: ResultadoDeCorrida[] = []
  for (const corrida of corridas) hechas.push(await runCorrida(id, corrida))
  const sum = (of: (hecha: ResultadoDeCorrida) => number) =>
    hechas.reduce((total, hecha) => total + of(hecha), 0)
  return {
    fecha: new Date().toISOString(),
    commit: readCommit(),
    maquina: describeMaquina(),
    segundos: Math.round((performance.now() - from) / 1000),
    bien: hechas.every(({ bien }) => bien),
    pruebas: sum(({ pruebas }) => pruebas),
    fallidas: sum(({ fallidas }) => fallidas),
    cifras: hechas.flatMap(({ cifras }) => cifras),
  }
}

const pedidas = process.argv.slice(2)
const desconocidas = pedidas.filter((id) => !METAS.some((meta) => meta.id === id))
if (desconocidas.length > 0) {
  console.error(`No hay una cifra ${desconocidas.join(', ')}. Hay de R1 a R${METAS.length}.`)
  process.exit(2)
}

// Each result is saved at once, so that an interrupted run keeps the figures that it measured.
for (const meta of METAS.filter(({ id }) => pedidas.length === 0 || pedidas.includes(id))) {
  console.info(`\n── ${meta.id}. ${meta.titulo}\n`)
  const resultado = await measure(meta)
  const resultados = { ...readResultados(), [meta.id]: resultado }
  writeResultados(resultados)
  writeFileSync(join(ROOT, 'docs', 'cifras.md'), renderCifras(METAS, resultados))
  if (!resultado.bien) process.exitCode = 1
}
