/** @jsxRuntime automatic */
import type { OpcionDePago, PlanillaDatos } from '@apremia/core'
import { View } from '@react-pdf/renderer'
import { LETRA, TINTA } from '../../react-pdf/estilo.ts'
import { Texto } from '../../react-pdf/texto.tsx'
import { ANCHO_DE_CIFRA, ANCHO_UTIL } from './estilo.ts'
import {
  AL_MUNICIPIO,
  claveDeOpcion,
  isMenor,
  MENOR_TOTAL,
  type Renglon,
  renglonesDeHonorarios,
  TOTAL,
  totalMenor,
} from './textos.ts'

const ROTULO = 104
const RELLENO = 3
const MAYOR = 8.6

const letraDe = (opciones: readonly OpcionDePago[]) => {
  const renglones = [...AL_MUNICIPIO, ...renglonesDeHonorarios(opciones), TOTAL]
  const cifras = renglones.flatMap((r) => opciones.flatMap((o) => r.valor(o).split('\n')))
  const largo = Math.max(...cifras.map(({ length }) => length))
  const ancho = (ANCHO_UTIL - ROTULO) / opciones.length - 2 * RELLENO
  const tamano = Math.min(MAYOR, ancho / (largo * ANCHO_DE_CIFRA))
  return { tamano, interlinea: 11.4 }
}

interface FilaProps {
  readonly opciones: readonly OpcionDePago[]
  readonly renglon: Renglon
  readonly letra: { readonly tamano: number; readonly interlinea: number }
}

const FilaDeOpciones = ({
  opciones,
  renglon: { rotulo, valor, suma = false },
  letra,
}: FilaProps) => (
  <View
    wrap={false}
    style={{
      flexDirection: 'row',
      paddingVertical: suma ? 2 : 0.8,
      borderBottomWidth: suma ? 0.6 : 0.3,
      borderBottomColor: suma ? TINTA.texto : TINTA.filete,
      ...(suma ? { backgroundColor: TINTA.fondo } : {}),
    }}
  >
    <Texto
      letra={{ tamano: LETRA.nota.tamano, interlinea: letra.interlinea }}
      fuerte={suma}
      style={{ width: ROTULO, paddingLeft: RELLENO }}
    >
      {rotulo}
    </Texto>
    {opciones.map((opcion) => (
      <Texto
        key={claveDeOpcion(opcion)}
        letra={letra}
        fuerte={suma}
        align="right"
        style={{ flex: 1, paddingHorizontal: RELLENO }}
      >
        {valor(opcion)}
      </Texto>
    ))}
  </View>
)

const Grupo = ({ children }: { readonly children: string }) => (
  <Texto
    letra={LETRA.pie}
    color={TINTA.nota}
    antes={30}
    style={{ paddingLeft: RELLENO, paddingTop: 4, paddingBottom: 0.5 }}
  >
    {children}
  </Texto>
)

const Cabeza = ({ opciones }: { readonly opciones: readonly OpcionDePago[] }) => {
  const menor = totalMenor(opciones)
  return (
    <View
      wrap={false}
      style={{
        flexDirection: 'row',
        alignItems: 'flex-end',
        borderTopWidth: 0.8,
        borderBottomWidth: 0.8,
        paddingVertical: 3,
      }}
    >
      <View style={{ width: ROTULO }} />
      {opciones.map((opcion) => (
        <View key={claveDeOpcion(opcion)} style={{ flex: 1, paddingHorizontal: RELLENO }}>
          {isMenor(opcion, menor) && (
            <Texto
              fuerte
              letra={{ tamano: 6.6, interlinea: 8 }}
              style={{
                alignSelf: 'flex-end',
                borderWidth: 0.6,
                paddingVertical: 1.5,
                paddingHorizontal: 4,
                marginBottom: 2,
              }}
            >
              {MENOR_TOTAL}
            </Texto>
          )}
          <Texto fuerte letra={{ tamano: 8.4, interlinea: 10 }} align="right">
            {opcion.nombre}
          </Texto>
          {opcion.plan !== '' && (
            <Texto letra={{ tamano: 7.4, interlinea: 9.5 }} color={TINTA.nota} align="right">
              {opcion.plan}
            </Texto>
          )}
        </View>
      ))}
    </View>
  )
}

export const Comparacion = ({ datos: { opciones } }: { readonly datos: PlanillaDatos }) => {
  if (opciones.length === 0) return null
  const letra = letraDe(opciones)
  const filas = (renglones: readonly Renglon[]) =>
    renglones.map((renglon) => (
      <FilaDeOpciones key={renglon.rotulo} opciones={opciones} renglon={renglon} letra={letra} />
    ))
  return (
    <View wrap={false} style={{ marginTop: 10 }}>
      <Texto fuerte letra={LETRA.seccion} style={{ marginBottom: 3 }}>
        Las formas de pagarlo
      </Texto>
      <Cabeza opciones={opciones} />
      <Grupo>Al municipio</Grupo>
      {filas(AL_MUNICIPIO)}
      <Grupo>Honorarios, impuestos y tasas</Grupo>
      {filas(renglonesDeHonorarios(opciones))}
      <View style={{ height: 3 }} />
      {filas([TOTAL])}
    </View>
  )
}
