/** Returns the positions of the rows from one row to another row, including the two rows, in ascending order. */
export const rangeOf = (one: number, other: number): number[] => {
  const first = Math.min(one, other)
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, step) => first + step)
}

/**
 * Returns the rows that a range of chosen rows includes after its end moves from `from` to `to`, and the rows that the
 * range no longer includes. The start of the range, `anchor`, does not move.
 */
export const moveRange = (
  anchor: number,
  from: number,
  to: number,
): { readonly inside: readonly number[]; readonly outside: readonly number[] } => {
  const inside = rangeOf(anchor, to)
  return { inside, outside: rangeOf(anchor, from).filter((row) => !inside.includes(row)) }
}
