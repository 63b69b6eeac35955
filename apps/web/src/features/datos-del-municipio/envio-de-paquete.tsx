import { interpolar, textos } from '@apremia/core'
import { Sending } from '../../ui/sending.tsx'

const { envio: t } = textos.datosDelMunicipio

interface EnvioDePaqueteProps {
  readonly avance: { readonly archivo: string; readonly parte: number }
  readonly onDetener: () => void
}

export const EnvioDePaquete = ({ avance, onDetener }: EnvioDePaqueteProps) => (
  <Sending
    label={interpolar(t.enviando, avance)}
    cuanto={`${Math.floor(avance.parte * 100)} %`}
    done={avance.parte}
    total={1}
    detener={t.detener}
    onDetener={onDetener}
  />
)
