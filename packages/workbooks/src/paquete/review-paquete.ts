import {
  ARCHIVOS_DEL_PAQUETE,
  type ArchivoDelManifiesto,
  checkManifiesto,
  checkSinManifiesto,
  interpolar,
  isNombreDelPaquete,
  MANIFIESTO,
  type Motivo,
  modoDeArchivo,
  textos,
} from '@apremia/core'
import { archivoYHojaDe, type FuenteDePaquete, type PaqueteAbierto } from './fuente-de-paquete.ts'
import { messageOfFalla } from './paquete-error.ts'
import { readManifiesto } from './read-manifiesto.ts'
import {
  type ArchivoRevisado,
  type EnRevision,
  type OpcionesDeRevision,
  type RevisionDeArchivo,
  reviewArchivo,
} from './review-archivo.ts'

export interface RevisionDePaquete {
  readonly archivos: readonly RevisionDeArchivo[]
  readonly manifiesto: readonly Motivo[]
  /** Rows of the manifest, one for each file. The list is empty when the data package has no readable manifest. */
  readonly declarados: readonly ArchivoDelManifiesto[]
}

const { manifiesto: MENSAJES } = textos.paquete

const repeatedNames = (fuentes: readonly FuenteDePaquete[]): Motivo[] =>
  [...new Set(fuentes.map(({ nombre }) => nombre))].flatMap((nombre) => {
    const suyas = fuentes.filter((fuente) => fuente.nombre === nombre)
    if (suyas.length === 1) return []
    const nombres = suyas.map(archivoYHojaDe).join(', ')
    const mensaje = interpolar(MENSAJES.dosVeces, { nombres })
    return [{ codigo: 'paquete.archivo', campo: nombre, mensaje }]
  })

/**
 * Returns one reason that names all the files with an unknown name. A municipality may have many such files, and all
 * are corrected in the same way.
 */
const unknownNames = (fuentes: readonly FuenteDePaquete[]): Motivo[] => {
  const desconocidas = fuentes.filter(({ nombre }) => !isNombreDelPaquete(nombre))
  if (desconocidas.length === 0) return []
  const archivos = ARCHIVOS_DEL_PAQUETE.map(({ nombre }) => nombre).join(', ')
  const texto = desconocidas.length === 1 ? MENSAJES.desconocido : MENSAJES.desconocidos
  return [
    {
      codigo: 'paquete.archivo',
      campo: desconocidas.map(({ archivo }) => archivo).join(', '),
      mensaje: interpolar(texto, { archivos }),
    },
  ]
}

interface ManifiestoRevisado {
  /** Rows of the manifest, or null when the data package has no readable manifest. */
  readonly dichos: readonly ArchivoDelManifiesto[] | null
  readonly motivos: readonly Motivo[]
}

const reviewManifiesto = async (
  fuentes: readonly FuenteDePaquete[],
  { onRechazada }: OpcionesDeRevision,
): Promise<ManifiestoRevisado> => {
  const fuente = fuentes.find(({ nombre }) => nombre === MANIFIESTO.nombre)
  if (fuente === undefined) return { dichos: null, motivos: [] }
  try {
    const { archivos, rechazadas } = await readManifiesto(fuente)
    if (rechazadas.length > 0) onRechazada(rechazadas)
    return { dichos: archivos, motivos: [] }
  } catch (error) {
    const mensaje = messageOfFalla(error)
    return {
      dichos: null,
      motivos: [{ codigo: 'paquete.manifiesto', campo: fuente.archivo, mensaje }],
    }
  }
}

const compareManifiesto = (
  dichos: readonly ArchivoDelManifiesto[],
  revisados: readonly ArchivoRevisado[],
): Motivo[] => {
  const ilegibles = new Set(
    revisados.flatMap(({ revision }) => (revision.falla === '' ? [] : [revision.archivo])),
  )
  const legible = ({ archivo }: { readonly archivo: string }): boolean => !ilegibles.has(archivo)
  return checkManifiesto(
    dichos.filter(legible),
    revisados.map(({ leido }) => leido).filter(legible),
  )
}

/**
 * Reviews a data package without the database: every cell, repeated keys, references within the package, and the
 * manifest. The load does the other checks. Only keys stay in memory, so a package may have millions of rows.
 */
export const reviewPaquete = async (
  { fuentes, adjuntos }: PaqueteAbierto,
  opciones: OpcionesDeRevision,
): Promise<RevisionDePaquete> => {
  const { dichos, motivos } = await reviewManifiesto(fuentes, opciones)
  const enRevision: EnRevision = { claves: new Map(), completos: new Set(), adjuntos }
  const revisados: ArchivoRevisado[] = []
  for (const archivo of ARCHIVOS_DEL_PAQUETE) {
    const fuente = fuentes.find(({ nombre }) => nombre === archivo.nombre)
    if (fuente === undefined) continue
    const modo = modoDeArchivo(archivo, dichos ?? [])
    revisados.push(await reviewArchivo(fuente, archivo, modo, enRevision, opciones))
  }
  const sinManifiesto =
    motivos.length === 0 ? checkSinManifiesto(revisados.map(({ revision }) => revision)) : []
  return {
    archivos: revisados.map(({ revision }) => revision),
    declarados: dichos ?? [],
    manifiesto: [
      ...motivos,
      ...unknownNames(fuentes),
      ...repeatedNames(fuentes),
      ...(dichos === null ? sinManifiesto : compareManifiesto(dichos, revisados)),
    ],
  }
}
