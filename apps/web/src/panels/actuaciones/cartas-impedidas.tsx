import { interpolar, textos } from '@apremia/core'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { MotivoParaSeguir } from '../../ui/motivo-para-seguir.tsx'
import type { RevisionDeCartas } from './decide-carta.ts'

const { alActuar: t } = textos.cartas

const A_LA_VISTA = 6

interface CartasImpedidasProps extends Pick<RevisionDeCartas, 'impedimentos' | 'listas'> {
  readonly onSeguir: () => void
  readonly onForzar: (motivo: string) => void
}

/**
 * Lists by name the data that the demand letters lack (D140). A button continues with only the letters that lack no
 * data.
 */
export const CartasImpedidas = ({
  impedimentos,
  listas,
  onSeguir,
  onForzar,
}: CartasImpedidasProps) => {
  if (impedimentos.length === 0) return null
  const motivos = (
    <ul>
      {impedimentos.map(({ mensaje }) => (
        <li key={mensaje}>{mensaje}</li>
      ))}
    </ul>
  )
  return (
    <Alert
      kind="error"
      title={listas > 0 ? t.algunasImpedidas : t.impedida}
      actions={
        listas > 0 && (
          <Button onClick={onSeguir}>
            {listas === 1 ? t.seguirConUna : interpolar(t.seguirConVarias, { n: listas })}
          </Button>
        )
      }
    >
      {impedimentos.length <= A_LA_VISTA ? (
        motivos
      ) : (
        <details className="actu-otros">
          <summary>{interpolar(t.motivos, { n: impedimentos.length })}</summary>
          {motivos}
        </details>
      )}
      {listas > 0 && <p>{t.siguenElegidos}</p>}
      {impedimentos.some(({ forzable }) => forzable) && (
        <MotivoParaSeguir accion={textos.actuaciones.reparos.intimar} onSeguir={onForzar} />
      )}
    </Alert>
  )
}
