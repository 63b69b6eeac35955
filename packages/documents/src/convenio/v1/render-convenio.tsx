/** @jsxRuntime automatic */
import type { ConvenioDatos } from '@apremia/core'
import { prepareDatos } from '../../layout/prepare-datos.ts'
import type { Fuentes } from '../../pdf/prepare-impresion.ts'
import { Hoja } from '../../react-pdf/hoja.tsx'
import { nombreDeMunicipio } from '../../react-pdf/palabras.ts'
import { registerFuentes } from '../../react-pdf/register-fuentes.ts'
import { renderDocumento } from '../../react-pdf/render-documento.ts'
import { CierreDelConvenio } from './cierre.tsx'
import { clausulas } from './clausulas.ts'
import { Deudas } from './deudas.tsx'
import { Encabezado } from './encabezado.tsx'
import { MARGENES_DE_CONVENIO } from './estilo.ts'
import { Firmas } from './firmas.tsx'
import { LineasDeHonorarios } from './honorarios.tsx'
import { Partes } from './partes.tsx'
import { Planes } from './planes.tsx'
import { numeroImpreso } from './textos.ts'

/**
 * The creation date of the PDF is the day on which the agreement was confirmed, so the same data always give the same
 * bytes.
 */
export const renderConvenioV1 = async (
  crudos: ConvenioDatos,
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
      margenes={MARGENES_DE_CONVENIO}
      titulo={`${convenio}, ${municipio}`}
      autor={municipio}
      fecha={datos.confirmado}
      cabeza={[municipio, convenio]}
      pie={[convenio, `Código de verificación ${datos.codigoVerificacion}`]}
    >
      <Encabezado datos={datos} />
      <Partes datos={datos} />
      <Deudas datos={datos} />
      <Planes datos={datos} />
      <LineasDeHonorarios datos={datos} />
      <CierreDelConvenio
        datos={datos}
        clausulas={clausulas(datos)}
        firmas={<Firmas datos={datos} />}
      />
    </Hoja>,
  )
}
