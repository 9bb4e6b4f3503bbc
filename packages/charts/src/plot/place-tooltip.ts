export interface Place {
	readonly left: number;
	readonly top: number;
}

export interface Extent {
	readonly width: number;
	readonly height: number;
}

/** Distance in px between the tooltip and the point, and between the tooltip and the edge of the window. */
const GAP = 12;
const EDGE = 8;

/** The toolbar of WordPress covers up to 46 px at the top of the window. */
const TOP_EDGE = 46 + EDGE;

/** Moves a start so that the whole length fits; a length that is too long starts at the edge. */
const keepInside = ( start: number, length: number, room: number, edge = EDGE ) =>
	Math.max( edge, Math.min( start, room - EDGE - length ) );

/**
 * Places the tooltip after a point (in reading direction), or before it if there is no room. It always stays within the window and below
 * the toolbar of WordPress.
 *
 * @param point   Position of the point in the window, in px.
 * @param tooltip Size of the tooltip.
 * @param view    Size of the window.
 * @param isRtl   Whether the page is right-to-left: the tooltip is then on the left of the point, if there is room.
 * @return Position of the tooltip's top left corner in the window.
 */
export function placeTooltip( point: Place, tooltip: Extent, view: Extent, isRtl: boolean ): Place {
	const after = isRtl ? point.left - GAP - tooltip.width : point.left + GAP;
	const before = isRtl ? point.left + GAP : point.left - GAP - tooltip.width;
	const isInside = after >= EDGE && after + tooltip.width <= view.width - EDGE;
	return {
		left: keepInside( isInside ? after : before, tooltip.width, view.width ),
		top: keepInside( point.top - tooltip.height / 2, tooltip.height, view.height, TOP_EDGE ),
	};
}
