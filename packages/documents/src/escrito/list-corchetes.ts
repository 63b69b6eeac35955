import { type PartesDeDocx, PlantillaError, unzipDocx } from './unzip-docx.ts'

/** Matches the parts of a Word document whose text is printed. */
export const CON_TEXTO = /^word\/(document|header\d*|footer\d*)\.xml$/i

const CORCHETE = /\[[^[\]]*[^[\]\s][^[\]]*\]/g

const ENTIDADES: Readonly<Record<string, string>> = {
  ...{ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' },
}

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
 * Lists, without repetitions, the texts between brackets of a Word document, which a lawyer completes. The list is only
 * a notice, so it is empty for a document that cannot be read.
 */
export const listCorchetes = async (docx: Uint8Array): Promise<string[]> => {
  const corchetes = [...(await readPartes(docx))].flatMap(([nombre, bytes]) =>
    CON_TEXTO.test(nombre)
      ? parrafosDeParte(bytes.toString('utf8')).flatMap((texto) => texto.match(CORCHETE) ?? [])
      : [],
  )
  return [...new Set(corchetes)]
}
