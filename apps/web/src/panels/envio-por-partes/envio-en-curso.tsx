import { interpolar, textos } from '@apremia/core'
import { formatBytes } from '../../ui/format.ts'
import { Sending } from '../../ui/sending.tsx'
import type { AvanceDeEnvio } from './send-archivo.ts'

const t = textos.padron.envio

interface EnvioEnCursoProps {
  readonly avance: AvanceDeEnvio
  readonly onDetener: () => void
}

export const EnvioEnCurso = ({ avance, onDetener }: EnvioEnCursoProps) => {
  const { archivo, recibido, tamano, estaban, espera } = avance
  const datos = { archivo, recibido: formatBytes(recibido), tamano: formatBytes(tamano) }
  const parte = Math.floor((recibido * 100) / Math.max(1, tamano))
  return (
    <Sending
      label={interpolar(t.enviando, datos)}
      cuanto={interpolar(t.van, { ...datos, parte })}
      done={recibido}
      total={tamano}
      detener={t.detener}
      onDetener={onDetener}
    >
      {espera > 0 && <p>{interpolar(t.sinConexion, { n: espera })}</p>}
      {espera === 0 && estaban > 0 && (
        <p>{interpolar(t.yaEstaban, { recibido: formatBytes(estaban) })}</p>
      )}
    </Sending>
  )
}
