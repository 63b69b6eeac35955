import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import {
  decideTituloFirmado,
  fraseDeFirmado,
  hasSoloFirma,
  interpolar,
  type ResultadoDeFirmado,
  textos,
} from '@apremia/core'
import { and, eq, isNull } from 'drizzle-orm'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { PDF } from '../platform/http/file-answer.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { tituloFirmado } from '../titulos/titulo-firmado-table.ts'
import { titulo } from '../titulos/titulo-table.ts'
import {
  findTituloDeArchivo,
  lockTituloDeArchivo,
  type TituloReconocido,
} from './find-titulo-de-archivo.ts'
import { herramientasDeNode } from './herramientas-de-node.ts'

const { historial, seGuardaria } = textos.firmaDeTitulos

export interface DestinoDeFirmado {
  readonly archivo: string
  readonly resultado: ResultadoDeFirmado
  readonly numero: number | null
  readonly frase: string
}

export const resultadoDe = (
  archivo: string,
  resultado: ResultadoDeFirmado,
  numero: number | null = null,
): DestinoDeFirmado => ({
  ...{ archivo, resultado, numero },
  frase: fraseDeFirmado(resultado, numero),
})

interface Firmado {
  readonly archivo: string
  readonly sha256: string
  readonly tamano: number
}

const writeFirmado = async (
  tx: Tx,
  { ahora }: Pick<Services, 'ahora'>,
  sesion: Sesion,
  actual: TituloReconocido,
  { archivo, sha256, tamano }: Firmado,
): Promise<void> => {
  const { numero, imponible, recurso, firmado } = actual
  const momento = ahora()
  await tx
    .update(tituloFirmado)
    .set({ reemplazado: momento })
    .where(and(eq(tituloFirmado.titulo, numero), isNull(tituloFirmado.reemplazado)))
  await tx.insert(tituloFirmado).values({
    ...{ titulo: numero, documento: sha256, tamano, archivo },
    ...{ dni: sesion.dni, creado: momento },
  })
  await tx.update(titulo).set({ firmado: momento }).where(eq(titulo.numero, numero))
  await appendHistorial(tx, {
    ...{ momento, actor: sesion, operacion: 'keep-titulos-firmados' },
    ...{ entidad: 'titulo', entidadId: String(numero), inmueble: imponible, recurso },
    descripcion: interpolar(firmado === null ? historial.firmado : historial.reemplazado, {
      n: numero,
      archivo,
    }),
    antes: { firmado },
    despues: { firmado: sha256, tamano, archivo },
  })
}

/**
 * Stores a signed executive title beside the issued one. The file must differ from the issued title only by a
 * signature. The file and its database row are stored in one transaction, all or nothing.
 */
export const keepTituloFirmado = async (
  services: Pick<Services, 'db' | 'documentos' | 'ahora'>,
  sesion: Sesion,
  {
    archivo,
    bytes,
    reemplazar,
    simulacion,
  }: {
    readonly archivo: string
    readonly bytes: Buffer
    readonly reemplazar: boolean
    readonly simulacion: boolean
  },
): Promise<DestinoDeFirmado> => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const reconocido = await findTituloDeArchivo(services.db, bytes)
  const seMira = reconocido !== null && !reconocido.anulado && reconocido.campoDeFirma
  const soloFirma = seMira && (await hasSoloFirma(bytes, reconocido.largo, herramientasDeNode))
  const decideWith = (titulo: TituloReconocido | null) => {
    const { valor, frase } = decideTituloFirmado({
      ...{ titulo, largo: bytes.length, sha256, soloFirma, reemplazar },
    })
    return { archivo, resultado: valor, numero: titulo?.numero ?? null, frase }
  }
  const seGuarda = ({ resultado }: DestinoDeFirmado) =>
    resultado === 'firmado' || resultado === 'reemplazado'
  const visto = decideWith(reconocido)
  if (reconocido === null || !seGuarda(visto)) return visto
  if (simulacion) return { ...visto, frase: interpolar(seGuardaria, { n: reconocido.numero }) }
  const porGuardar = { sha256, tipo: PDF, write: (path: string) => writeFile(path, bytes) }
  return transactKeeping(
    services,
    async (tx, keep) => {
      const actual = await lockTituloDeArchivo(tx, reconocido.numero)
      const decidido = decideWith(actual)
      if (!seGuarda(decidido)) return decidido
      await keep([porGuardar])
      await writeFirmado(tx, services, sesion, actual, { archivo, sha256, tamano: bytes.length })
      return decidido
    },
    [porGuardar],
  )
}
