import type { Column } from './column.ts'

/** The name of a column: in full for who stops over it, where the screen has it short. */
export const ColumnName = ({ header, glosa }: Pick<Column<never>, 'header' | 'glosa'>) =>
  glosa === undefined ? header : <abbr title={glosa}>{header}</abbr>
