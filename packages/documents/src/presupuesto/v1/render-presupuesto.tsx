/** @jsxRuntime automatic */
import { formatFecha, formatPesos, type PresupuestoDatos } from '@apremia/core'
import { View } from '@react-pdf/renderer'
import { prepareDatos } from '../../layout/prepare-datos.ts'
import type { Fuentes } from '../../pdf/prepare-impresion.ts'
import { LETRA, TINTA } from '../../react-pdf/estilo.ts'
import { Hoja } from '../../react-pdf/hoja.tsx'
import { EncabezadoDeHoja, NotasDeHoja } from '../../react-pdf/hoja-informativa.tsx'
import { nombreDeMunicipio } from '../../react-pdf/palabras.ts'
import { registerFuentes } from '../../react-pdf/register-fuentes.ts'
import { renderDocumento } from '../../react-pdf/render-documento.ts'
import { Texto } from '../../react-pdf/texto.tsx'
import { CuadroDeCuotas, Ficha, Sumas } from './cuadros.tsx'
import { MARGENES_DE_PRESUPUESTO } from './estilo.ts'
import {
  alMunicipio,
  honorariosDe,
  notasDePresupuesto,
  QUE_NO_ES,
  queSeDebe,
  SIN_VALOR_LEGAL,
  TITULO_DE_PRESUPUESTO,
} from './textos.ts'

const Encabezado = ({ datos }: { readonly datos: PresupuestoDatos }) => (
  <EncabezadoDeHoja municipio={datos.municipio} titulo={TITULO_DE_PRESUPUESTO}>
    <View style={{ borderWidth: 0.8, marginTop: 6, paddingVertical: 5, paddingHorizontal: 8 }}>
      <Texto fuerte align="center" letra={LETRA.seccion}>
        {SIN_VALOR_LEGAL}
      </Texto>
      <Texto align="center" letra={LETRA.nota}>
        {QUE_NO_ES}
      </Texto>
    </View>
  </EncabezadoDeHoja>
)

const Total = ({ datos }: { readonly datos: PresupuestoDatos }) => (
  <View
    wrap={false}
    style={{
      flexDirection: 'row',
      justifyContent: 'space-between',
      backgroundColor: TINTA.fondo,
      borderTopWidth: 0.8,
      borderBottomWidth: 0.8,
      paddingVertical: 5,
      paddingHorizontal: 6,
    }}
  >
    <Texto fuerte letra={{ tamano: 11, interlinea: 14 }}>
      {datos.honorarios === null ? 'TOTAL' : 'TOTAL, con honorarios y cargos'}
    </Texto>
    <Texto fuerte letra={{ tamano: 11, interlinea: 14 }}>
      {formatPesos(datos.total)}
    </Texto>
  </View>
)

/** Returns the PDF with the quote of a payment plan. Pages measure 595 by 842 pt. */
export const renderPresupuestoV1 = async (
  crudos: PresupuestoDatos,
  fuentes: Fuentes,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { family, has, load } = registerFuentes(fuentes)
  await load()
  const datos = prepareDatos(crudos, has)
  const municipio = nombreDeMunicipio(datos.municipio)
  const dia = formatFecha(datos.fecha)
  const { imponible, recurso } = datos.deuda
  return renderDocumento(
    <Hoja
      family={family}
      margenes={MARGENES_DE_PRESUPUESTO}
      titulo={`Presupuesto de un plan de pago, ${recurso} ${imponible}, ${dia}`}
      autor={municipio}
      fecha={datos.fecha}
      cabeza={[municipio, 'Presupuesto de un plan de pago']}
      pie={[`Presupuesto sin valor legal. Importes al ${dia}`]}
    >
      <Encabezado datos={datos} />
      <Ficha renglones={queSeDebe(datos)} />
      <View style={{ flexDirection: 'row', gap: 24, marginTop: 10 }}>
        <View style={{ flex: 1 }}>
          <CuadroDeCuotas datos={datos} />
        </View>
        <View style={{ flex: 1 }}>
          <Sumas titulo="Al municipio" renglones={alMunicipio(datos)} />
          {datos.honorarios && (
            <Sumas
              titulo="Honorarios, impuestos y tasas"
              renglones={honorariosDe(datos.honorarios)}
            />
          )}
        </View>
      </View>
      <View style={{ height: 8 }} />
      <Total datos={datos} />
      <NotasDeHoja notas={notasDePresupuesto(datos)} abogado={datos.abogado} arriba={10} />
    </Hoja>,
  )
}
