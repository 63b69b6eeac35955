import type { Column } from './column.ts'

/** Shows the name of a column. An abbreviated name shows its full name on hover. */
export const ColumnName = ({ header, glosa }: Pick<Column<never>, 'header' | 'glosa'>) =>
  glosa === undefined ? header : <abbr title={glosa}>{header}</abbr>
