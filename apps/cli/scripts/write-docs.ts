import { writeFileSync } from 'node:fs'
import { renderReference } from '../src/docs/render-reference.ts'
import { buildProgram } from '../src/program.ts'

writeFileSync(
  new URL('../../../docs/comando.md', import.meta.url),
  renderReference(await buildProgram()),
)
