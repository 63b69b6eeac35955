/**
 * For a region that scrolls where it does not fit: it is reached by keyboard even when nothing inside takes the
 * focus (WCAG 2.1.1).
 */
export const REACHABLE = { tabIndex: 0 } as const
