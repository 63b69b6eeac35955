/**
 * Attributes of a region that scrolls when it does not fit. The keyboard can reach it even when nothing inside takes
 * the focus (WCAG 2.1.1).
 */
export const REACHABLE = { tabIndex: 0 } as const
