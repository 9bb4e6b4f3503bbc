/** The button that shows the rest of a list is as high as a row, so that fewer than these are not worth it. */
const LEAST_FOLDED = 3;

/**
 * How many items of a list stay in view.
 *
 * @param total  How many there are.
 * @param wanted How many the list shows when there are many more.
 * @return All of them when fewer than three would be folded.
 */
export function countInView( total: number, wanted: number ): number {
	return total - wanted < LEAST_FOLDED ? total : wanted;
}
