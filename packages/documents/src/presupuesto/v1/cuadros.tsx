/** @jsxRuntime automatic */
import {
  type CuotaDePlan,
  formatCentavos,
  formatFecha,
  type PresupuestoDatos,
  rotuloDeVencimiento,
} from '@apremia/core'
import { View } from '@react-pdf/renderer'
import type { Fila } from '../../layout/fila-de-tabla.ts'
import { LETRA, TINTA } from '../../react-pdf/estilo.ts'
import { Tabla } from '../../react-pdf/tabla.tsx'
import { Texto } from '../../react-pdf/texto.tsx'
import type { RenglonDePresupuesto } from './textos.ts'

const ROTULO = 74

export const Ficha = ({ renglones }: { readonly renglones: readonly RenglonDePresupuesto[] }) => (
  <View style={{ marginTop: 8 }}>
    {renglones.map(({ rotulo, valor }) => (
      <View key={rotulo} style={{ flexDirection: 'row', paddingVertical: 1 }}>
        <Texto letra={LETRA.ficha} color={TINTA.nota} style={{ width: ROTULO }}>
          {rotulo}
        </Texto>
        <Texto letra={LETRA.ficha} style={{ flex: 1 }}>
          {valor}
        </Texto>
      </View>
    ))}
  </View>
)

/** Renders amounts with their labels, and draws a line under each sum. */
export const Sumas = ({
  titulo,
  renglones,
}: {
  readonly titulo: string
  readonly renglones: readonly RenglonDePresupuesto[]
}) => (
  <View style={{ marginBottom: 9 }}>
    <Texto fuerte letra={LETRA.seccion} style={{ marginBottom: 2 }}>
      {titulo}
    </Texto>
    {renglones.map(({ rotulo, valor, suma = false }) => (
      <View
        key={rotulo}
        style={{
          flexDirection: 'row',
          justifyContent: 'space-between',
          gap: 8,
          paddingVertical: suma ? 2 : 1,
          borderBottomWidth: suma ? 0.6 : 0.3,
          borderBottomColor: suma ? TINTA.texto : TINTA.filete,
        }}
      >
        <Texto letra={LETRA.nota} fuerte={suma} style={{ flex: 1 }}>
          {rotulo}
        </Texto>
        <Texto letra={LETRA.nota} fuerte={suma} align="right">
          {valor}
        </Texto>
      </View>
    ))}
  </View>
)

const filaDe = ({ cuota, vencimiento, monto }: CuotaDePlan): Fila => ({
  id: String(cuota),
  celdas: [
    cuota === 0 ? 'Anticipo' : String(cuota),
    formatFecha(vencimiento),
    formatCentavos(monto),
  ],
})

export const CuadroDeCuotas = ({ datos: { plan } }: { readonly datos: PresupuestoDatos }) => (
  <Tabla
    columnas={[
      { titulo: 'Cuota', ancho: 50 },
      { titulo: rotuloDeVencimiento('Vencimiento', plan.origenDeVencimientos) },
      { titulo: 'Importe', ancho: 84, align: 'right' },
    ]}
    filas={[
      ...plan.cuotas.map(filaDe),
      { id: 'total', celdas: ['TOTAL', '', formatCentavos(plan.aPagar)], total: true },
    ]}
    medida={LETRA.nota}
    arriba={0}
    entera
  >
    <Texto fuerte letra={LETRA.seccion} style={{ marginBottom: 2 }}>
      {`${plan.plan}, ${plan.nombre}`}
    </Texto>
  </Tabla>
)
