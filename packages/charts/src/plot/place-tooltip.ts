export interface Place {
	readonly left: number;
	readonly top: number;
}

export interface Extent {
	readonly width: number;
	readonly height: number;
}

/** Free room between the tooltip and the point, and between the tooltip and the edge of the window. */
const GAP = 12;
const EDGE = 8;

/** The toolbar of WordPress covers up to 46 px at the top of the window. */
const TOP_EDGE = 46 + EDGE;

/** Keeps a stretch inside; one that is too long begins at the edge. */
const keepInside = ( start: number, length: number, room: number, edge = EDGE ) =>
	Math.max( edge, Math.min( start, room - EDGE - length ) );

/**
 * Places the tooltip beside a point, on the side where reading goes on if there is room, and always inside the window,
 * below WordPress' toolbar.
 *
 * @param point   Place of the point in the window, in px.
 * @param tooltip Size of the tooltip.
 * @param view    Size of the window.
 * @param isRtl   On right-to-left pages reading goes on to the left.
 * @return Place of the tooltip's left top corner in the window.
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
