import type { ErrorDeFila } from '@apremia/core'

/** Shows the column and the value of a wrong cell of a workbook. An error of the whole sheet has no column. */
export const CeldaDeFalta = ({
  fila,
  columna,
  valor,
}: Pick<ErrorDeFila, 'fila' | 'columna' | 'valor'>) => (
  <>
    {(columna !== '' || fila > 0) && <strong>{columna || 'Toda la fila'}</strong>}{' '}
    {(columna !== '' || valor !== '') && <code>{valor || '(vacío)'}</code>}
  </>
)
