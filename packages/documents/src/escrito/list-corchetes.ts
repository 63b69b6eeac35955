import { type PartesDeDocx, PlantillaError, unzipDocx } from './unzip-docx.ts'

/** Parts of a Word document whose text is printed. */
export const CON_TEXTO = /^word\/(document|header\d*|footer\d*)\.xml$/i

const CORCHETE = /\[[^[\]]*[^[\]\s][^[\]]*\]/g

const ENTIDADES: Readonly<Record<string, string>> = {
  ...{ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' },
}

/** Text of each paragraph of a part. */
export const parrafosDeParte = (xml: string): string[] =>
  xml
    .split(/<\/[\w-]+:p>/)
    .map((parrafo) =>
      parrafo.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (entidad) => ENTIDADES[entidad] ?? entidad),
    )

const readPartes = async (docx: Uint8Array): Promise<PartesDeDocx> => {
  try {
    return await unzipDocx(docx)
  } catch (error) {
    if (error instanceof PlantillaError) return new Map()
    throw error
  }
}

/**
 * Lists the texts between brackets of a Word document, which a lawyer completes. Each is told once. A document too large
 * to be read has none, because they are a notice and the paper is made without them.
 */
export const listCorchetes = async (docx: Uint8Array): Promise<string[]> => {
  const corchetes = [...(await readPartes(docx))].flatMap(([nombre, bytes]) =>
    CON_TEXTO.test(nombre)
      ? parrafosDeParte(bytes.toString('utf8')).flatMap((texto) => texto.match(CORCHETE) ?? [])
      : [],
  )
  return [...new Set(corchetes)]
}
