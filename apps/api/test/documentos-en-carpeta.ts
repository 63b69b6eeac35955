import { createDepositoEnCarpeta, pathInCarpeta } from '../src/documentos/deposito-en-carpeta.ts'
import { createDocumentos, type Documentos } from '../src/documentos/documentos.ts'
import type { Services } from '../src/platform/services.ts'

export const pathOfDocumento = (
  { services }: { readonly services: Pick<Services, 'config'> },
  sha256: string,
): string => pathInCarpeta(services.config.dataDir, sha256)

export const openDocumentosEnCarpeta = (
  dataDir: string,
  ahora: () => Date = () => new Date(),
): Documentos => createDocumentos({ dataDir, ahora, deposito: createDepositoEnCarpeta(dataDir) })
