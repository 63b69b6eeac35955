/** Returns the positions of the rows from one row to another row, including the two rows, in ascending order. */
export const rangeOf = (one: number, other: number): number[] => {
  const first = Math.min(one, other)
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, step) => first + step)
}

/**
 * Moves one end of a range of chosen rows from `from` to `to`, while the other end stays at `anchor`.
 *
 * @returns rows that are now in the range (`inside`) and rows that left the range (`outside`)
 */
export const moveRange = (
  anchor: number,
  from: number,
  to: number,
): { readonly inside: readonly number[]; readonly outside: readonly number[] } => {
  const inside = rangeOf(anchor, to)
  return { inside, outside: rangeOf(anchor, from).filter((row) => !inside.includes(row)) }
}
