/** @jsxRuntime automatic */
import { textos } from '@apremia/core'
import { View } from '@react-pdf/renderer'
import { joinPieces } from '../layout/prepare-datos.ts'
import { CodigoQr } from '../verificacion/codigo-qr.tsx'
import { type PapelVerificable, textosDeVerificacion } from '../verificacion/papel-verificable.ts'
import { LETRA } from './estilo.ts'
import { Texto } from './texto.tsx'

/** Block of a react-pdf document with its QR code, its verification code in groups and the address. */
export const Verificacion = ({ datos }: { readonly datos: PapelVerificable }) => {
  const { codigoVerificacion, direccionVerificacion: direccion } = datos
  if (direccion === undefined) return null
  const { codigo, invitacion, sitio } = textosDeVerificacion(codigoVerificacion, direccion)
  return (
    <View wrap={false} style={{ flexDirection: 'row', gap: 6, marginTop: 14 }}>
      <CodigoQr direccion={joinPieces(direccion)} />
      <View style={{ flex: 1, paddingTop: 6 }}>
        <Texto letra={LETRA.nota}>{textos.verificacion.papel.codigo}</Texto>
        <Texto letra={LETRA.seccion} fuerte>
          {codigo.join('')}
        </Texto>
        <Texto letra={LETRA.nota}>{`${invitacion} ${sitio}`}</Texto>
      </View>
    </View>
  )
}
