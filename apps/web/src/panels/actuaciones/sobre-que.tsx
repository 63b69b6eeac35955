import { interpolar, textos } from '@apremia/core'
import { nombreDePar, type Par } from './elegido.ts'

const { form: t } = textos.actuaciones

const A_LA_VISTA = 6

interface SobreQueProps {
  readonly pares: readonly Par[]
}

export const SobreQue = ({ pares }: SobreQueProps) => {
  if (pares.length === 0) return null
  const nombres = pares.map(nombreDePar)
  if (pares.length <= A_LA_VISTA) {
    const sobre = pares.length === 1 ? t.sobreUno : t.sobreVarios
    return <p>{interpolar(sobre, { n: pares.length, imponibles: nombres.join(', ') })}</p>
  }
  return (
    <details className="actu-otros">
      <summary>{interpolar(t.sobreMuchos, { n: pares.length })}</summary>
      <ul className="inline-list actu-nombres">
        {nombres.map((nombre) => (
          <li key={nombre}>{nombre}</li>
        ))}
      </ul>
    </details>
  )
}
