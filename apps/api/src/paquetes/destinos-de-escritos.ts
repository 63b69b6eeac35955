import type { Destino } from './destino.ts'

export const BLOQUES = 'bloques_de_texto'
export const PLANTILLAS = 'plantillas_de_escritos'

/** SQL for the document of the template's version in force. `plantilla` is SQL for the id of the template. */
export const documentoVigente = (plantilla: string): string =>
  `(select v.documento from plantilla_version v where v.plantilla = ${plantilla}
    order by v.version desc limit 1)`

export const DESTINOS_DE_ESCRITOS: Readonly<Record<string, Destino>> = {
  [BLOQUES]: {
    tabla: 'bloque',
    clave: ['nombre'],
    campos: [
      { columna: 'nombre', de: ['NOMBRE'], valor: 'f.nombre' },
      { columna: 'texto', de: ['TEXTO'], valor: 'f.texto' },
    ],
  },
  [PLANTILLAS]: {
    tabla: 'plantilla',
    clave: ['nombre'],
    campos: [
      { columna: 'nombre', de: ['NOMBRE'], valor: 'f.nombre' },
      { columna: 'clase', de: ['CLASE'], valor: 'f.clase' },
      { columna: 'retirada', de: ['RETIRADA'], valor: 'coalesce(f.retirada, false)' },
    ],
    // The Word document is stored in a version of the template, in another table. `reviewPlantillasDePaquete` adds its
    // hash to the staging table.
    distinta: `f.sha256 is distinct from ${documentoVigente('t.id')}`,
  },
}
