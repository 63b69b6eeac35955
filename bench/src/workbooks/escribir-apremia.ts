import { createWriteStream, statSync } from 'node:fs'
import { writeWorkbook } from '@apremia/workbooks'
import { medir } from './medida.ts'
import { COLUMNAS, type FilaDeMuestra, filas } from './padron.ts'

const [path = '', count = '0'] = process.argv.slice(2)

await medir(async () => {
  await writeWorkbook<[FilaDeMuestra]>(createWriteStream(path), {
    sheets: [{ name: 'Registro', columns: COLUMNAS, rows: filas(Number(count)) }],
  })
  return { filas: Number(count), control: statSync(path).size }
})
