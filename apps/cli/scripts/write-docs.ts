import { writeFileSync } from 'node:fs'
import { renderPaquete } from '../src/docs/render-paquete.ts'
import { renderReference } from '../src/docs/render-reference.ts'
import { buildProgram } from '../src/program.ts'

writeFileSync(
  new URL('../../../docs/comando.md', import.meta.url),
  renderReference(await buildProgram()),
)
writeFileSync(new URL('../../../docs/datos-del-municipio.md', import.meta.url), renderPaquete())
