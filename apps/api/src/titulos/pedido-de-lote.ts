import type { Contract } from '@apremia/api-client'
import { type Categoria, interpolar, textos } from '@apremia/core'
import { nombreBase } from '../libros/nombre-de-archivo.ts'
import type { UploadedFile } from '../platform/http/form.ts'
import type { HandlerCall } from '../platform/http/mount.ts'

export interface PedidoDeLote {
  readonly categoria: Categoria
  readonly inicio: string
  readonly confirmaSalto: boolean
  readonly motivoSalto: string
  readonly forzar: boolean
  /** Reason for making an executive title of a debt that is in an agreement in force (D165). '' without such a debt. */
  readonly motivoForzar: string
  readonly omitirInvalidas: boolean
  readonly planilla: string
  readonly archivo: string
  /**
   * User who asks for the batch. A repeated request of the same user with the same `Idempotency-Key` (`clave`) returns
   * the same batch.
   */
  readonly dni: string
  readonly clave: string | null
}

export const toPedido = (
  {
    body,
    sesion,
    idempotencyKey,
  }: Pick<HandlerCall<Contract['simulateTitles']>, 'body' | 'sesion' | 'idempotencyKey'>,
  file: UploadedFile,
): PedidoDeLote => ({
  categoria: body.category,
  inicio: body.startTitleNumber,
  confirmaSalto: body.confirmarSalto === '1',
  motivoSalto: body.motivoSalto,
  forzar: body.forzar === '1',
  motivoForzar: body.motivoForzar,
  omitirInvalidas: body.omitirInvalidas === '1',
  planilla: file.sha256,
  archivo: interpolar(textos.archivos.titulos, { name: nombreBase(file.name) }),
  dni: sesion.dni,
  clave: idempotencyKey,
})
