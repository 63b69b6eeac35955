/** @jsxRuntime automatic */
import type { ConvenioDatos } from '@apremia/core'
import { View } from '@react-pdf/renderer'
import type { TramoDeTexto } from '../../react-pdf/palabras.ts'
import { ANTES_DE_TABLA, Tabla } from '../../react-pdf/tabla.tsx'
import { Parrafo } from '../../react-pdf/texto.tsx'
import { COLUMNAS_DE_HONORARIOS, filasDeHonorarios } from './filas-de-honorarios.ts'
import { honorarios, pagoDeHonorarios, rotuloDeAportes } from './textos.ts'

export const TablaDeHonorarios = ({
  datos,
  presentacion,
  deAportes,
}: {
  readonly datos: ConvenioDatos
  readonly presentacion: readonly TramoDeTexto[]
  readonly deAportes: string
}) => (
  <Tabla
    columnas={COLUMNAS_DE_HONORARIOS}
    filas={filasDeHonorarios(datos, { aportes: deAportes })}
    entera
  >
    <Parrafo tramos={presentacion} antes={ANTES_DE_TABLA} />
    <View style={{ height: 4 }} />
  </Tabla>
)

export const LineasDeHonorarios = ({ datos }: { readonly datos: ConvenioDatos }) => (
  <View>
    <TablaDeHonorarios
      datos={datos}
      presentacion={honorarios(datos)}
      deAportes={rotuloDeAportes(datos)}
    />
    <Parrafo tramos={pagoDeHonorarios(datos)} />
  </View>
)
