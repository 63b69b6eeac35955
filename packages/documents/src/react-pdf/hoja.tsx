/** @jsxRuntime automatic */
import { Document, Page, Text, View } from '@react-pdf/renderer'
import { A4, LETRA, letra, type Margenes, RUBRICA, TINTA } from './estilo.ts'

export interface HojaProps {
  readonly family: string
  readonly margenes: Margenes
  readonly titulo: string
  readonly autor: string
  /** Date of the PDF file, 'YYYY-MM-DD'. It comes from the data of the document, never from the clock. */
  readonly fecha: string
  /** Text at the left and text at the right of the top of every page but the first. */
  readonly cabeza: readonly [string, string]
  /** Lines at the foot of every page, before 'Página n de N'. */
  readonly pie: readonly string[]
  /** Space for the initials of the parties above the foot of each page, inside the bottom margin. */
  readonly rubricas?: { readonly alto: number; readonly quienes: readonly string[] }
  readonly children: React.ReactNode
}

const PRODUCTOR = 'Apremia'
const ALTO_DE_CABEZA = 22
const AIRE_SOBRE_EL_PIE = 12

/** Removes the characters that react-pdf would write unescaped in the XML metadata. */
const metadato = (texto: string): string => texto.replace(/[<>&]/g, ' ')

const marginal = { ...letra(LETRA.pie), color: TINTA.nota }
const franja = {
  position: 'absolute',
  flexDirection: 'row',
  justifyContent: 'space-between',
  borderColor: TINTA.texto,
} as const

interface PaginaProps {
  readonly children: React.ReactNode
  readonly pageNumber?: number
  readonly totalPages?: number
}

export const Hoja = ({ family, margenes, titulo, autor, fecha, ...props }: HojaProps) => {
  const lados = { left: margenes.izquierda, right: margenes.derecha }
  const dia = new Date(`${fecha}T00:00:00-03:00`)
  const escribir = (texto: string) => (
    <Text key={texto} style={{ ...marginal, flexShrink: 0 }}>
      {texto}
    </Text>
  )
  const { alto: altoDeRubricas = 0, quienes = [] } = props.rubricas ?? {}
  const rubricas = quienes.length > 0 && (
    <View
      style={{
        ...franja,
        ...lados,
        justifyContent: 'flex-end',
        gap: RUBRICA.entre,
        top: A4.alto - margenes.abajo + altoDeRubricas - LETRA.nota.interlinea,
      }}
    >
      {quienes.map((quien) => (
        <View key={quien} style={{ width: RUBRICA.ancho, borderTopWidth: 0.4 }}>
          <Text style={{ ...marginal, textAlign: 'center' }}>{quien}</Text>
        </View>
      ))}
    </View>
  )
  const pagina = ({ children, pageNumber = 1, totalPages = 1 }: PaginaProps) => (
    <>
      {pageNumber > 1 && (
        <View style={{ ...franja, ...lados, top: margenes.arriba - ALTO_DE_CABEZA }}>
          <Text style={{ ...marginal, flex: 1, maxLines: 1, textOverflow: 'ellipsis' }}>
            {props.cabeza[0]}
          </Text>
          {escribir(props.cabeza[1])}
        </View>
      )}
      {children}
      {rubricas}
      <View
        style={{
          ...franja,
          ...lados,
          top: A4.alto - margenes.abajo + altoDeRubricas + AIRE_SOBRE_EL_PIE,
          borderTopWidth: 0.4,
          paddingTop: 3,
        }}
      >
        {[...props.pie, `Página ${pageNumber} de ${totalPages}`].map(escribir)}
      </View>
    </>
  )
  return (
    <Document
      title={metadato(titulo)}
      author={metadato(autor)}
      creator={PRODUCTOR}
      producer={PRODUCTOR}
      language="es-AR"
      creationDate={dia}
      pdfVersion="1.7"
    >
      <Page
        layout={pagina}
        size={[A4.ancho, A4.alto]}
        style={{
          fontFamily: family,
          color: TINTA.texto,
          paddingLeft: margenes.izquierda,
          paddingRight: margenes.derecha,
          paddingTop: margenes.arriba,
          paddingBottom: margenes.abajo,
        }}
      >
        {props.children}
      </Page>
    </Document>
  )
}
