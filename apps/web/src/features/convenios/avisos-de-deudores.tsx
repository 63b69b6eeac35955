import { textos } from '@apremia/core'
import { Alert } from '../../ui/alert.tsx'

/** Warns of the debtors of an agreement who died or are in insolvency proceedings. */
export const AvisosDeDeudores = ({ avisos }: { readonly avisos: readonly string[] }) =>
  avisos.length > 0 && (
    <Alert kind="aviso" title={textos.marcaDeContribuyente.convenio.titulo}>
      <ul>
        {avisos.map((aviso) => (
          <li key={aviso}>{aviso}</li>
        ))}
      </ul>
    </Alert>
  )
