import { text } from 'node:stream/consumers'
import { renderPlantillaInicial } from '@apremia/documents/escrito'
import { createStoredZip } from '@apremia/documents/zip'
import { fromBufferPromise } from 'yauzl'

const DOCUMENTO = 'word/document.xml'

const readDocx = async (docx: Buffer): Promise<Map<string, string>> => {
  const partes = new Map<string, string>()
  const zip = await fromBufferPromise(docx)
  for await (const entry of zip.eachEntry())
    partes.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  return partes
}

export const plantillaCon = async (...renglones: readonly string[]): Promise<Buffer> => {
  const partes = await readDocx(await renderPlantillaInicial('otro', new Date(0)))
  const cuerpo = renglones.map((uno) => `<w:p><w:r><w:t>${uno}</w:t></w:r></w:p>`).join('')
  const documento = (partes.get(DOCUMENTO) ?? '').replace(
    /<w:body>.*<w:sectPr/s,
    `<w:body>${cuerpo}<w:sectPr`,
  )
  const chunks: Uint8Array[] = []
  const zip = createStoredZip((chunk) => {
    chunks.push(chunk)
    return undefined
  }, new Date(0))
  for (const [nombre, xml] of partes.set(DOCUMENTO, documento))
    await zip.add(nombre, Buffer.from(xml))
  await zip.end()
  return Buffer.concat(chunks)
}

/** Text of a Word document, with each paragraph on its own line. */
export const textoDeDocx = async (docx: Buffer): Promise<string> =>
  ((await readDocx(docx)).get(DOCUMENTO) ?? '').replace(/<\/w:p>/g, '\n').replace(/<[^>]*>/g, '')
