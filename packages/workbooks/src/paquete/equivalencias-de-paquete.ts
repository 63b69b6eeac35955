import {
  type EquivalenciaDeArchivo,
  hasTituloAjeno,
  isNombreDelPaquete,
  MANIFIESTO,
  readEquivalencias,
} from '@apremia/core'
import {
  type EquivalenciasSinLeer,
  type FuenteDePaquete,
  nombreDeArchivoDePaquete,
} from './fuente-de-paquete.ts'
import { PaqueteError } from './paquete-error.ts'
import { readTitulos } from './read-primeras.ts'

/** Name of the file, beside those of the package, that says how the municipality's own are read. */
export const ARCHIVO_DE_EQUIVALENCIAS = 'equivalencias.yaml'

export const isEquivalencias = (archivo: string): boolean => /^equivalencias\.ya?ml$/i.test(archivo)

const MAS_GRANDE = 1024 * 1024

const parse = async (texto: string): Promise<unknown> => {
  const { parse: parseYaml } = await import('yaml')
  try {
    return parseYaml(texto, { maxAliasCount: 100 })
  } catch (cause) {
    const [primera = ''] = (cause instanceof Error ? cause.message : '').split('\n')
    throw new PaqueteError('equivalencias-yaml', primera)
  }
}

/** Reads how the files of the municipality are read. Rejects with a PaqueteError that says the first thing to mend. */
export const readEquivalenciasDePaquete = async ({
  tamano,
  open,
}: EquivalenciasSinLeer): Promise<readonly EquivalenciaDeArchivo[]> => {
  if (tamano > MAS_GRANDE) throw new PaqueteError('equivalencias-grande')
  const chunks: Uint8Array[] = []
  for await (const chunk of await open()) chunks.push(chunk as Uint8Array)
  const leidas = readEquivalencias(await parse(Buffer.concat(chunks).toString('utf8')))
  if (leidas.ok) return leidas.valor
  const [{ campo, mensaje } = { campo: '', mensaje: '' }] = leidas.motivos
  throw new PaqueteError('equivalencias', campo === '' ? mensaje : `${campo}: ${mensaje}`)
}

const isDe = (
  fuente: FuenteDePaquete,
  { archivo, fuente: dicha }: EquivalenciaDeArchivo,
): boolean =>
  dicha === null
    ? fuente.nombre === archivo
    : fuente.archivo.toLowerCase() === dicha.toLowerCase() ||
      fuente.nombre === nombreDeArchivoDePaquete(dicha)

/**
 * Gives each file of the municipality its name in the package. One file may give several: a register of properties also
 * has the people who owe.
 */
export const applyEquivalencias = (
  fuentes: readonly FuenteDePaquete[],
  equivalencias: readonly EquivalenciaDeArchivo[],
): FuenteDePaquete[] =>
  fuentes.flatMap((fuente) => {
    const suyas = equivalencias.filter((equivalencia) => isDe(fuente, equivalencia))
    if (suyas.length === 0 || fuente.nombre === MANIFIESTO.nombre) return [fuente]
    return suyas.map((equivalencia) => ({
      ...fuente,
      nombre: equivalencia.archivo,
      equivalencia,
    }))
  })

/**
 * Applies the equivalences stored with the installation. A file with a name of the package is read with them only when
 * it has a heading that the package lacks. Files that Apremia writes, or that follow its document, are always read the
 * same way.
 */
export const applyGuardadas = async (
  fuentes: readonly FuenteDePaquete[],
  guardadas: readonly EquivalenciaDeArchivo[],
): Promise<FuenteDePaquete[]> => {
  const leidas = await Promise.all(
    fuentes.map(async (fuente) => {
      const propia =
        isNombreDelPaquete(fuente.nombre) &&
        guardadas.some((una) => isDe(fuente, una)) &&
        !hasTituloAjeno(fuente.nombre, await readTitulos(fuente))
      return propia ? [fuente] : applyEquivalencias([fuente], guardadas)
    }),
  )
  return leidas.flat()
}
