/** @jsxRuntime automatic */

import { prepareDatos } from '../../layout/prepare-datos.ts'
import type { Fuentes } from '../../pdf/prepare-impresion.ts'
import { Hoja } from '../../react-pdf/hoja.tsx'
import { nombreDeMunicipio } from '../../react-pdf/palabras.ts'
import { registerFuentes } from '../../react-pdf/register-fuentes.ts'
import { renderDocumento } from '../../react-pdf/render-documento.ts'
import { CierreDelConvenio } from '../v1/cierre.tsx'
import { Deudas } from '../v1/deudas.tsx'
import { Encabezado } from '../v1/encabezado.tsx'
import { Planes } from '../v1/planes.tsx'
import { numeroImpreso } from '../v1/textos.ts'
import { clausulasV2 } from './clausulas.ts'
import { MARGENES_DE_CONVENIO_V2, RUBRICAS_DE_CONVENIO } from './estilo.ts'
import { CON_VENCIMIENTO } from './filas-de-deuda.ts'
import { FirmasV2 } from './firmas.tsx'
import { HonorariosV2 } from './honorarios.tsx'
import type { ConvenioConPapel } from './papel.ts'
import { PartesV2 } from './partes.tsx'

/**
 * The creation date of the PDF is the day on which the agreement was confirmed, so the same data always give the same
 * bytes.
 */
export const renderConvenioV2 = async (
  crudos: ConvenioConPapel,
  fuentes: Fuentes,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { family, has, load } = registerFuentes(fuentes)
  await load()
  const datos = prepareDatos(crudos, has)
  const convenio = `Convenio ${numeroImpreso(datos)}`
  const municipio = nombreDeMunicipio(datos.municipio)
  return renderDocumento(
    <Hoja
      family={family}
      margenes={MARGENES_DE_CONVENIO_V2}
      titulo={`${convenio}, ${municipio}`}
      autor={municipio}
      fecha={datos.confirmado}
      cabeza={[municipio, convenio]}
      pie={[convenio, `Código de verificación ${datos.codigoVerificacion}`]}
      rubricas={RUBRICAS_DE_CONVENIO}
    >
      <Encabezado datos={datos} />
      <PartesV2 datos={datos} />
      <Deudas datos={datos} tabla={CON_VENCIMIENTO} />
      <Planes datos={datos} />
      <HonorariosV2 datos={datos} />
      <CierreDelConvenio
        datos={datos}
        clausulas={clausulasV2(datos)}
        firmas={<FirmasV2 datos={datos} />}
      />
    </Hoja>,
  )
}
