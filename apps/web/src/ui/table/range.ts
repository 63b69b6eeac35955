/** Returns the positions of the rows from one row to another row, including the two rows, in ascending order. */
export const rangeOf = (one: number, other: number): number[] => {
  const first = Math.min(one, other)
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, step) => first + step)
}

/**
 * Moves the end of a range of chosen rows from `from` to `to`, while its start `anchor` stays. Returns the rows that
 * the range includes afterwards, and the rows that it no longer includes.
 */
export const moveRange = (
  anchor: number,
  from: number,
  to: number,
): { readonly inside: readonly number[]; readonly outside: readonly number[] } => {
  const inside = rangeOf(anchor, to)
  return { inside, outside: rangeOf(anchor, from).filter((row) => !inside.includes(row)) }
}
