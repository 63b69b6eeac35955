import { createWriteStream } from 'node:fs'
import { writeProcesado } from '@apremia/workbooks'
import { CONTEXTO, sampleFila } from './sample.ts'

/**
 * Command-line arguments: path of the workbook and number of documents. The program uses the workbook writer of the
 * product to write a workbook of sample executive titles, ready to print.
 */
const [path = '', titulos = '0'] = process.argv.slice(2)
function* filas() {
  for (let i = 0; i < Number(titulos); i++) yield sampleFila(i)
}
await writeProcesado(createWriteStream(path), filas(), { categoria: CONTEXTO.categoria })
process.stdout.write('null')
