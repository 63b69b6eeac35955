import { textos } from '@apremia/core'
import { PLANTILLAS } from './destinos-de-escritos.ts'
import type { FallasDeArchivo } from './falla.ts'

export const FALLAS_DE_ESCRITOS: Readonly<Record<string, FallasDeArchivo>> = {
  [PLANTILLAS]: () => [
    {
      ...{ columna: 'DOCX', valor: 'f.docx', mensaje: textos.paquete.motivos.adjuntoQueNoEsWord },
      ...{ condicion: 'f.falla is not null', mensajeDeFila: 'f.falla' },
    },
  ],
}
