/** @jsxRuntime automatic */
import { formatPesos, type PlanillaDatos } from '@apremia/core'
import { View } from '@react-pdf/renderer'
import { LETRA, TINTA } from '../../react-pdf/estilo.ts'
import { Texto } from '../../react-pdf/texto.tsx'
import { ANCHO_UTIL } from './estilo.ts'
import { claveDeOpcion, isMenor, MENOR_TOTAL, totalMenor } from './textos.ts'

const ROTULO = 118
const IMPORTE = 150
const LARGO = ANCHO_UTIL - ROTULO - IMPORTE
const COLORES = { municipio: '#4d4d4d', cargos: '#b9b9b9' }

const Referencia = ({ color, children }: { readonly color: string; readonly children: string }) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
    <View style={{ width: 14, height: 7, backgroundColor: color }} />
    <Texto letra={LETRA.pie} color={TINTA.nota}>
      {children}
    </Texto>
  </View>
)

/** Renders the total of each payment option as a bar. All the bars start at zero and have the same scale. */
export const Barras = ({ datos: { opciones } }: { readonly datos: PlanillaDatos }) => {
  const mayor = Math.max(...opciones.map(({ total }) => total))
  const menor = totalMenor(opciones)
  if (opciones.length === 0 || mayor <= 0) return null
  const largo = (importe: number) => (LARGO * importe) / mayor
  return (
    <View wrap={false} style={{ marginTop: 10 }}>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginBottom: 5 }}>
        <Texto fuerte letra={LETRA.seccion}>
          El total de cada una, a escala
        </Texto>
        <View style={{ flexDirection: 'row', gap: 14 }}>
          <Referencia color={COLORES.municipio}>al municipio</Referencia>
          <Referencia color={COLORES.cargos}>honorarios, impuestos y tasas</Referencia>
        </View>
      </View>
      {opciones.map((opcion) => (
        <View
          key={claveDeOpcion(opcion)}
          style={{ flexDirection: 'row', alignItems: 'center', paddingVertical: 1.4 }}
        >
          <Texto letra={LETRA.nota} style={{ width: ROTULO, paddingRight: 6 }}>
            {opcion.nombre}
          </Texto>
          <View
            style={{
              height: 11,
              width: largo(opcion.aPagar),
              backgroundColor: COLORES.municipio,
            }}
          />
          <View
            style={{
              height: 11,
              width: largo(opcion.honorarios.total),
              backgroundColor: COLORES.cargos,
            }}
          />
          <View style={{ paddingLeft: 6 }}>
            <Texto fuerte={isMenor(opcion, menor)} letra={LETRA.nota}>
              {formatPesos(opcion.total)}
            </Texto>
            {isMenor(opcion, menor) && (
              <Texto fuerte letra={{ tamano: 6.6, interlinea: 8 }}>
                {MENOR_TOTAL}
              </Texto>
            )}
          </View>
        </View>
      ))}
    </View>
  )
}
