/** @jsxRuntime automatic */
import type { PlanillaDatos } from '@apremia/core'
import { View } from '@react-pdf/renderer'
import { oRaya } from '../o-raya.ts'
import { enMayusculas } from '../titulo-ejecutivo/v1/textos.ts'
import { LETRA, TINTA } from './estilo.ts'
import { nombreDeMunicipio } from './palabras.ts'
import { Texto } from './texto.tsx'

type Abogado = PlanillaDatos['abogado']

/**
 * Heading of an informative document without legal value: the municipality, the title and the content of `children`.
 */
export const EncabezadoDeHoja = ({
  municipio,
  titulo,
  children,
}: {
  readonly municipio: PlanillaDatos['municipio']
  readonly titulo: string
  readonly children: React.ReactNode
}) => (
  <View>
    <Texto fuerte align="center" letra={{ tamano: 11, interlinea: 14 }}>
      {enMayusculas(nombreDeMunicipio(municipio))}
    </Texto>
    <Texto fuerte align="center" letra={{ tamano: 14, interlinea: 19 }}>
      {titulo}
    </Texto>
    {children}
  </View>
)

const describeContacto = (abogado: Abogado): string =>
  [
    `${oRaya(abogado.nombre)}${abogado.codigo === '' ? '' : ` (código\u00a0${abogado.codigo})`}`,
    abogado.direccion,
    abogado.te === '' ? '' : `teléfono ${abogado.te}`,
    abogado.email,
    abogado.horarios === '' ? '' : `atención: ${abogado.horarios}`,
  ]
    .filter((parte) => parte !== '')
    .join(' · ')

/**
 * Renders the notes at the foot of the page. With `abogado`, the notes end with the contact data of the lawyer who
 * answers questions about an agreement.
 */
export const NotasDeHoja = ({
  titulo,
  notas,
  abogado,
  arriba,
}: {
  readonly titulo?: string
  readonly notas: readonly string[]
  readonly abogado: Abogado | null
  /** Space above the notes of the page, in points. */
  readonly arriba: number
}) => (
  <View wrap={false} style={{ marginTop: arriba }}>
    {titulo !== undefined && (
      <Texto fuerte letra={LETRA.seccion} style={{ marginBottom: 3 }}>
        {titulo}
      </Texto>
    )}
    {notas.map((nota) => (
      <Texto key={nota} letra={LETRA.nota} style={{ marginBottom: 1.5 }}>
        {`– ${nota}`}
      </Texto>
    ))}
    {abogado && (
      <Texto
        letra={LETRA.nota}
        style={{ marginTop: 6, borderTopWidth: 0.4, borderTopColor: TINTA.filete, paddingTop: 4 }}
      >
        {`Para consultar o firmar un convenio: ${describeContacto(abogado)}`}
      </Texto>
    )}
  </View>
)
