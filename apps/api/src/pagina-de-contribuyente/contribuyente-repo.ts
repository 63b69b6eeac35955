import type { Contract, ReplyOf } from '@apremia/api-client'
import { formatDomicilioPostal } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { contribuyente } from '../padron/contribuyente-table.ts'
import type { Queryable } from '../platform/db/queryable.ts'

type Persona = Pick<
  ReplyOf<Contract['getPaginaDeContribuyente']>,
  | ('NRO_CONTRIB' | 'APYNOM' | 'NRO_DOC' | 'CUIT' | 'CUIM' | 'DOMICILIO' | 'TELEFONOS' | 'EMAIL')
  | 'DOMICILIO_ELECTRONICO'
  | ('MARCA' | 'MARCA_DESDE' | 'MARCA_NOTA')
>

/** Finds a taxpayer, with the complete document numbers. The API masks these numbers in the answer to a guest. */
export const findContribuyente = async (
  db: Queryable,
  numero: number,
): Promise<Persona | undefined> => {
  const [fila] = await db.select().from(contribuyente).where(eq(contribuyente.nroContrib, numero))
  return (
    fila && {
      NRO_CONTRIB: fila.nroContrib,
      APYNOM: fila.apynom,
      NRO_DOC: fila.nroDoc ?? '',
      CUIT: fila.cuit ?? '',
      CUIM: fila.cuim ?? '',
      DOMICILIO: formatDomicilioPostal(fila),
      TELEFONOS: fila.telefonos,
      EMAIL: fila.email,
      DOMICILIO_ELECTRONICO: fila.domicilioElectronico,
      ...{ MARCA: fila.marca, MARCA_DESDE: fila.marcaDesde, MARCA_NOTA: fila.marcaNota },
    }
  )
}
