/** @jsxRuntime automatic */
import type { ConvenioDatos } from '@apremia/core'
import { View } from '@react-pdf/renderer'
import { LETRA } from '../../react-pdf/estilo.ts'
import { ANTES_DE_TABLA, Tabla } from '../../react-pdf/tabla.tsx'
import { Parrafo, Texto } from '../../react-pdf/texto.tsx'
import {
  filasDeDeudas,
  rotuloDeContribuyente,
  SIN_VENCIMIENTO,
  type TablaDeDeuda,
} from './filas-de-deuda.ts'
import { concepto, reconocimiento } from './textos.ts'

export const Deudas = ({
  datos,
  tabla = SIN_VENCIMIENTO,
}: {
  readonly datos: ConvenioDatos
  readonly tabla?: TablaDeDeuda
}) => {
  const filas = filasDeDeudas(datos, tabla)
  return (
    <View>
      {datos.deudas.map((deuda, i) => (
        <Tabla
          key={`${deuda.recurso}-${deuda.imponible}`}
          columnas={tabla.columnas}
          filas={filas[i] ?? []}
        >
          {i === 0 && (
            <Parrafo tramos={reconocimiento(datos)} arriba={2} antes={2 * ANTES_DE_TABLA} />
          )}
          <Texto fuerte letra={LETRA.tabla} antes={ANTES_DE_TABLA + 14} style={{ marginTop: 6 }}>
            {concepto(datos, deuda)}
          </Texto>
          <Texto letra={LETRA.tabla} antes={ANTES_DE_TABLA} style={{ marginBottom: 3 }}>
            {rotuloDeContribuyente(deuda)}
          </Texto>
        </Tabla>
      ))}
    </View>
  )
}
