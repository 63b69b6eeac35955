import type { TituloDatos } from '@apremia/core'
import type { Fuentes } from '@apremia/documents'
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { COLUMNAS, type Contenido, contenidoDe, MARGEN } from './contenido.ts'

const FAMILY = 'Source Serif 4'

export const registerFuentes = ({ regular, semibold }: Fuentes): void => {
  const src = (bytes: Uint8Array) => `data:font/ttf;base64,${Buffer.from(bytes).toString('base64')}`
  Font.register({
    family: FAMILY,
    fonts: [{ src: src(regular) }, { src: src(semibold), fontWeight: 600 }],
  })
}

const styles = StyleSheet.create({
  page: { paddingTop: 46, paddingBottom: 56, paddingHorizontal: MARGEN, fontFamily: FAMILY },
  municipio: { fontSize: 12.4, fontWeight: 600, textAlign: 'center' },
  provincia: { fontSize: 10, textAlign: 'center' },
  titulo: { fontSize: 18, fontWeight: 600, textAlign: 'center', marginTop: 10 },
  fecha: { fontSize: 10.2, textAlign: 'right', marginVertical: 8 },
  parrafo: { fontSize: 10.2, textAlign: 'justify', marginBottom: 8 },
  dato: { flexDirection: 'row', borderBottomWidth: 0.3, paddingVertical: 1 },
  rotulo: { fontSize: 8.4, width: 88 },
  valor: { fontSize: 9.6, flex: 1 },
  fila: { flexDirection: 'row', fontSize: 9.2 },
  firma: { fontSize: 10.2, textAlign: 'right' },
  pie: { position: 'absolute', bottom: 30, left: MARGEN, right: MARGEN, fontSize: 8 },
})

const Fila = ({ celdas, fuerte }: { celdas: readonly string[]; fuerte?: boolean }) => (
  <View style={fuerte ? [styles.fila, { fontWeight: 600 }] : styles.fila} wrap={false}>
    {COLUMNAS.map(({ id, width, align }, i) => (
      <Text key={id} style={{ width, textAlign: align }}>
        {celdas[i]}
      </Text>
    ))}
  </View>
)

const Titulo = ({ contenido }: { contenido: Contenido }) => (
  <Document title={contenido.titulo} language="es-AR">
    <Page size={[595, 842]} style={styles.page}>
      <Text style={styles.municipio}>{contenido.municipio}</Text>
      <Text style={styles.provincia}>{contenido.provincia}</Text>
      <Text style={styles.titulo}>{contenido.titulo}</Text>
      <Text style={styles.fecha}>{contenido.fecha}</Text>
      <Text style={styles.parrafo}>{contenido.certificacion}</Text>
      {contenido.ficha.map(([rotulo, valor]) => (
        <View key={rotulo} style={styles.dato}>
          <Text style={styles.rotulo}>{rotulo}</Text>
          <Text style={styles.valor}>{valor}</Text>
        </View>
      ))}
      <Fila celdas={contenido.cabeza} />
      {contenido.filas.map((celdas) => (
        <Fila key={celdas.join()} celdas={celdas} />
      ))}
      <Fila celdas={contenido.totales} fuerte />
      <Text style={[styles.parrafo, { fontWeight: 600 }]}>{contenido.son}</Text>
      <Text style={styles.parrafo}>{contenido.cierre}</Text>
      <View wrap={false} style={{ marginTop: 50 }}>
        {contenido.firma.map((linea) => (
          <Text key={linea} style={styles.firma}>
            {linea}
          </Text>
        ))}
      </View>
      <Text
        fixed
        style={styles.pie}
        render={({ pageNumber, totalPages }) =>
          `${contenido.pie} · Página ${pageNumber} de ${totalPages}`
        }
      />
    </Page>
  </Document>
)

export const renderWithReactPdf = (datos: TituloDatos): Promise<Uint8Array> =>
  renderToBuffer(<Titulo contenido={contenidoDe(datos)} />)
