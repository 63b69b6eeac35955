import { interpolar, textos } from '@apremia/core'
import { Button } from '../../ui/button.tsx'
import { ProgressLine } from '../../ui/progress.tsx'

const { envio: t } = textos.datosDelMunicipio

interface EnvioDePaqueteProps {
  readonly avance: { readonly archivo: string; readonly parte: number }
  readonly onDetener: () => void
}

export const EnvioDePaquete = ({ avance, onDetener }: EnvioDePaqueteProps) => {
  const enviando = interpolar(t.enviando, avance)
  return (
    <div className="stack" role="status">
      <p>
        {enviando}: {Math.floor(avance.parte * 100)} %
      </p>
      <ProgressLine label={enviando} done={avance.parte} total={1} />
      <div className="form-actions">
        <Button icon="quitar" onClick={onDetener}>
          {t.detener}
        </Button>
      </div>
    </div>
  )
}
