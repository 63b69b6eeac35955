/** @jsxRuntime automatic */
import type { ConvenioDatos } from '@apremia/core'
import { View } from '@react-pdf/renderer'
import { LETRA } from '../../react-pdf/estilo.ts'
import { ANTES_DE_TABLA, Tabla } from '../../react-pdf/tabla.tsx'
import { Parrafo, Texto } from '../../react-pdf/texto.tsx'
import { columnasDePlan, filasDePlan, planImpreso } from './filas-de-plan.ts'
import { concepto, condicionesDelPlan, parrafoDelPlan } from './textos.ts'

export const Planes = ({ datos }: { readonly datos: ConvenioDatos }) => (
  <View>
    {datos.deudas.map((deuda, i) => (
      <Tabla
        key={`${deuda.recurso}-${deuda.imponible}`}
        columnas={columnasDePlan(deuda)}
        filas={filasDePlan(deuda)}
      >
        {i === 0 && <Parrafo tramos={parrafoDelPlan(datos)} antes={2 * ANTES_DE_TABLA} />}
        <Texto fuerte letra={LETRA.tabla} antes={ANTES_DE_TABLA + 28} style={{ marginTop: 6 }}>
          {concepto(datos, deuda)}
        </Texto>
        <Texto fuerte letra={LETRA.tabla} antes={ANTES_DE_TABLA + 14}>
          {planImpreso(deuda)}
        </Texto>
        <Texto letra={LETRA.tabla} antes={ANTES_DE_TABLA} style={{ marginBottom: 3 }}>
          {condicionesDelPlan(deuda)}
        </Texto>
      </Tabla>
    ))}
  </View>
)
