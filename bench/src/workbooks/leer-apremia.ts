import { readFileSync } from 'node:fs'
import { openWorkbook, readRows } from '@apremia/workbooks'
import { medir } from './medida.ts'

const bytes = readFileSync(process.argv[2] ?? '')
const NO_LIMIT = { bytes: 1 << 30, unpacked: 1 << 30 }

await medir(async () => {
  const [sheet] = (await openWorkbook(bytes, NO_LIMIT)).sheets
  let filas = -1
  let control = 0
  if (sheet)
    await readRows(sheet, ({ cells }) => {
      filas++
      const valuacion = cells[17]
      if (typeof valuacion === 'number') control += valuacion
    })
  return { filas, control }
})
