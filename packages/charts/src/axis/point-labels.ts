/** Width of one character of the small labels, in px. Generous: a gap too many does no harm, texts in each other do. */
const CHARACTER = 7;
const GAP = 20;

export type LabelAlignment = 'start' | 'center' | 'end';

export interface PointLabel {
	/** Index of the point. */
	readonly index: number;
	/** Share of the plot's width between its start and the middle of the point, 0 to 1. */
	readonly position: number;
	/** The outermost labels would stick out of the plot if they were centred. */
	readonly alignment: LabelAlignment;
}

function align( middle: number, half: number, width: number ): LabelAlignment {
	if ( middle < half ) {
		return 'start';
	}
	return middle + half > width ? 'end' : 'center';
}

function startOf( middle: number, length: number, alignment: LabelAlignment ): number {
	return { start: middle, center: middle - length / 2, end: middle - length }[ alignment ];
}

/**
 * Chooses the points that get a label below the plot, at equal distances and from the first one on, so that no two labels touch.
 *
 * @param labels Short labels of all points.
 * @param width  Width of the plot in px.
 * @return At least the first point, when there is one.
 */
export function pointLabels( labels: readonly string[], width: number ): readonly PointLabel[] {
	const longest = Math.max( 0, ...labels.map( ( label ) => label.length ) ) * CHARACTER;
	const stride = Math.max( 1, Math.ceil( ( ( longest + GAP ) * labels.length ) / width ) );
	const chosen: PointLabel[] = [];
	let end = -GAP;
	for ( let index = 0; index < labels.length; index += stride ) {
		const position = ( index + 0.5 ) / labels.length;
		const alignment = align( position * width, longest / 2, width );
		const start = startOf( position * width, longest, alignment );
		// One that was pushed inwards may be too near to its neighbour.
		if ( start - end >= GAP / 2 ) {
			chosen.push( { index, position, alignment } );
			end = start + longest;
		}
	}
	return chosen;
}
