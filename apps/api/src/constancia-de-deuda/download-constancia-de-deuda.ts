import { interpolar, textos } from '@apremia/core'
import { ESCRITURA } from '../libros/libro-limits.ts'
import { PDF } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { withWorker } from '../platform/worker/worker-client.ts'
import type { ConstanciaDeDeudaOperations } from './constancia-de-deuda-worker.ts'
import { loadConstanciaDeDeuda } from './load-constancia-de-deuda.ts'

const CONSTANCIA_WORKER = new URL('./constancia-de-deuda-worker.ts', import.meta.url)

export const downloadConstanciaDeDeuda: Handler<'downloadConstanciaDeDeuda'> = async (
  services,
  { sesion, query },
) => {
  const datos = await loadConstanciaDeDeuda(services, sesion, query)
  const pdf = await withWorker<ConstanciaDeDeudaOperations, Uint8Array<ArrayBuffer>>(
    CONSTANCIA_WORKER,
    ESCRITURA,
    (worker) => worker.call('constancia', datos),
  )
  const { recurso, imponible } = datos
  return {
    kind: 'file',
    name: interpolar(textos.archivos.constanciaDeDeuda, { recurso, imponible }),
    type: PDF,
    size: pdf.byteLength,
    body: Buffer.from(pdf),
    disposition: 'inline',
  }
}
