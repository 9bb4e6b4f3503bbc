/** Minimum number of hidden items: the button that shows them takes as much space as a row. */
const LEAST_FOLDED = 3;

/**
 * Returns how many items of a list are shown before "more" is pressed.
 *
 * @param total  Number of items.
 * @param wanted Number of items to show in a long list.
 * @return All items if fewer than three would be hidden.
 */
export function countInView( total: number, wanted: number ): number {
	return total - wanted < LEAST_FOLDED ? total : wanted;
}
