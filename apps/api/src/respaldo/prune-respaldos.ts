import { type CopiasDecididas, decideCopiasAConservar, type Retencion } from '@apremia/core'
import { cleanCopias, isEntera, listCopias, removeCopia } from './carpeta-de-copias.ts'

export interface CopiasPodadas extends CopiasDecididas {
  /** Names of the backups whose manifest is missing or changed. They are never removed. */
  readonly danadas: readonly string[]
}

/** Removes the backups that the retention rules do not keep. With `ensayo`, only returns their names. */
export const pruneRespaldos = async (
  en: string,
  retencion: Retencion,
  ensayo: boolean,
): Promise<CopiasPodadas> => {
  if (!ensayo) await cleanCopias(en)
  const halladas = await listCopias(en)
  const copias = await Promise.all(
    halladas.flatMap((copia) =>
      copia.manifiesto === undefined
        ? []
        : [
            isEntera(copia).then((entera) => ({
              ...{ nombre: copia.nombre, entera, version: copia.manifiesto?.version ?? '' },
              momento: new Date(copia.manifiesto?.momento ?? 0),
            })),
          ],
    ),
  )
  const decididas = decideCopiasAConservar(copias, retencion)
  if (!ensayo) for (const nombre of decididas.podar) await removeCopia(en, nombre)
  const danadas = halladas.filter(({ manifiesto }) => manifiesto === undefined)
  return { ...decididas, danadas: danadas.map(({ nombre }) => nombre) }
}
