import { type CatalogoDeRecursos, checkCatalogo } from '@apremia/core'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'

export const assertCatalogo = (
  recursos: CatalogoDeRecursos,
  lineas: readonly { readonly recurso: string }[],
): void => {
  const codigos = lineas.map(({ recurso }) => recurso)
  const motivos = checkCatalogo(recursos, codigos, 'periodos')
  if (motivos.length > 0) throw camposRechazados(409, 'recurso-sin-catalogo', motivos)
}
