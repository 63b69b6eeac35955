import {
  assignEquivalencias,
  type EquivalenciaDeArchivo,
  hasTituloAjeno,
  isFuenteDe,
  isNombreDelPaquete,
  MANIFIESTO,
  readEquivalencias,
} from '@apremia/core'
import type { EquivalenciasSinLeer, FuenteDePaquete, PaqueteAbierto } from './fuente-de-paquete.ts'
import { PaqueteError } from './paquete-error.ts'
import { readTitulos } from './read-primeras.ts'

/**
 * Name of the mapping file of a data package. It tells how to convert the municipality's own file names, headings and
 * values to those of the format of the data package.
 */
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

/**
 * Reads a mapping file.
 *
 * @throws PaqueteError with the first error to correct
 */
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

/**
 * Renames each file of the municipality to the package file that its mapping gives. A file with several mappings
 * appears once with each name. For example, a register of real property may also have the debtors.
 *
 * @throws PaqueteError when it is ambiguous which mapping applies to a file
 */
const renameFuentes = (
  fuentes: readonly FuenteDePaquete[],
  equivalencias: readonly EquivalenciaDeArchivo[],
  isSuya: (fuente: FuenteDePaquete) => boolean,
): FuenteDePaquete[] => {
  const suyas = fuentes.filter((fuente) => fuente.nombre !== MANIFIESTO.nombre && isSuya(fuente))
  const asignadas = assignEquivalencias(
    suyas.map(({ archivo }) => archivo),
    equivalencias,
  )
  if (!asignadas.ok) throw new PaqueteError('equivalencias-archivos', asignadas.motivos[0]?.mensaje)
  const porFuente = new Map(suyas.map((fuente, i) => [fuente, asignadas.valor[i] ?? []]))
  return fuentes.flatMap((fuente) => {
    const leidas = (porFuente.get(fuente) ?? []).map((equivalencia) => ({
      ...fuente,
      nombre: equivalencia.archivo,
      equivalencia,
    }))
    return leidas.length === 0 ? [fuente] : leidas
  })
}

export const applyEquivalencias = (
  fuentes: readonly FuenteDePaquete[],
  equivalencias: readonly EquivalenciaDeArchivo[],
): FuenteDePaquete[] => renameFuentes(fuentes, equivalencias, () => true)

/**
 * Applies the mappings saved in the installation to the uploaded files. A file that already has the name and the
 * headings of a file of the data package is not converted.
 */
export const applyGuardadas = async (
  fuentes: readonly FuenteDePaquete[],
  guardadas: readonly EquivalenciaDeArchivo[],
): Promise<FuenteDePaquete[]> => {
  const propias = new Set<FuenteDePaquete>()
  for (const fuente of fuentes) {
    const nombrada = guardadas.some((una) => isFuenteDe(fuente.archivo, una.fuente ?? una.archivo))
    if (!nombrada || !isNombreDelPaquete(fuente.nombre)) continue
    if (!hasTituloAjeno(fuente.nombre, await readTitulos(fuente))) propias.add(fuente)
  }
  return renameFuentes(fuentes, guardadas, (fuente) => !propias.has(fuente))
}

/**
 * Tells whether a data package needs the mappings saved in the installation: it has no mapping file, and some of its
 * files have an unknown name or heading.
 */
export const needsGuardadas = async ({
  fuentes,
  equivalencias,
}: Pick<PaqueteAbierto, 'fuentes' | 'equivalencias'>): Promise<boolean> => {
  if (equivalencias !== undefined) return false
  for (const fuente of fuentes) {
    if (!isNombreDelPaquete(fuente.nombre)) return true
    if (fuente.nombre === MANIFIESTO.nombre) continue
    if (hasTituloAjeno(fuente.nombre, await readTitulos(fuente))) return true
  }
  return false
}
