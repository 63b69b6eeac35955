/** @jsxRuntime automatic */
import { formatFecha, type PlanillaDatos } from '@apremia/core'
import { View } from '@react-pdf/renderer'
import { prepareDatos } from '../../layout/prepare-datos.ts'
import { oRaya } from '../../o-raya.ts'
import type { Fuentes } from '../../pdf/prepare-impresion.ts'
import { Hoja } from '../../react-pdf/hoja.tsx'
import { EncabezadoDeHoja, NotasDeHoja } from '../../react-pdf/hoja-informativa.tsx'
import { nombreDeMunicipio } from '../../react-pdf/palabras.ts'
import { registerFuentes } from '../../react-pdf/register-fuentes.ts'
import { renderDocumento } from '../../react-pdf/render-documento.ts'
import { Texto } from '../../react-pdf/texto.tsx'
import { Barras } from './barras.tsx'
import { Comparacion } from './comparacion.tsx'
import { CuadroDeDeuda } from './deuda.tsx'
import { MARGENES_DE_PLANILLA } from './estilo.ts'
import { notas, TITULO_DE_PLANILLA } from './textos.ts'

const Encabezado = ({ datos }: { readonly datos: PlanillaDatos }) => (
  <EncabezadoDeHoja municipio={datos.municipio} titulo={TITULO_DE_PLANILLA}>
    <View
      style={{
        flexDirection: 'row',
        justifyContent: 'space-between',
        gap: 20,
        borderTopWidth: 0.8,
        marginTop: 6,
        paddingTop: 4,
      }}
    >
      <Texto style={{ flex: 1 }}>{`Contribuyente: ${oRaya(datos.contribuyente)}`}</Texto>
      <Texto>{`Fecha: ${formatFecha(datos.fecha)}`}</Texto>
    </View>
  </EncabezadoDeHoja>
)

/** Returns the PDF that compares payment options. Pages measure 595 by 842 pt. The same data give the same bytes. */
export const renderPlanillaV1 = async (
  crudos: PlanillaDatos,
  fuentes: Fuentes,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { family, has, load } = registerFuentes(fuentes)
  await load()
  const datos = prepareDatos(crudos, has)
  const municipio = nombreDeMunicipio(datos.municipio)
  const dia = formatFecha(datos.fecha)
  return renderDocumento(
    <Hoja
      family={family}
      margenes={MARGENES_DE_PLANILLA}
      titulo={`Comparación de formas de pago, ${oRaya(datos.contribuyente)}, ${dia}`}
      autor={municipio}
      fecha={datos.fecha}
      cabeza={[municipio, 'Comparación de formas de pago']}
      pie={[`Importes al ${formatFecha(datos.liquidadoAl)}`]}
    >
      <Encabezado datos={datos} />
      <CuadroDeDeuda datos={datos} />
      <Comparacion datos={datos} />
      <Barras datos={datos} />
      <NotasDeHoja
        titulo="Para tener en cuenta"
        notas={notas(datos)}
        abogado={datos.abogado}
        arriba={11}
      />
    </Hoja>,
  )
}
