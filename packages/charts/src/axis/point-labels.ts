/** Estimated width of a character in px; most are narrower. */
const CHARACTER = 7;

/** Distance between labels in px, and the minimum distance after a label was moved away from the edge. */
const GAP = 20;
const LEAST_GAP = 6;

export type LabelAlignment = 'start' | 'center' | 'end';

export interface PointLabel {
	/** Index of the point. */
	readonly index: number;
	/** Share of the plot's width between its start and the middle of the point, 0 to 1. */
	readonly position: number;
	/** The first and last label are not centred when they would extend beyond the plot. */
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
 * Chooses the points that get a label below the plot: the first one and others at equal distances. Labels never overlap.
 *
 * @param labels Short labels of all points.
 * @param width  Width of the plot in px.
 * @return Labels in order; at least the label of the first point, if there are points.
 */
export function pointLabels( labels: readonly string[], width: number ): readonly PointLabel[] {
	const longest = Math.max( 0, ...labels.map( ( label ) => label.length ) ) * CHARACTER;
	const stride = Math.max( 1, Math.ceil( ( ( longest + GAP ) * labels.length ) / width ) );
	const chosen: PointLabel[] = [];
	let end = -GAP;
	for ( let index = 0; index < labels.length; index += stride ) {
		const position = ( index + 0.5 ) / labels.length;
		const length = ( labels[ index ] ?? '' ).length * CHARACTER;
		const alignment = align( position * width, length / 2, width );
		const start = startOf( position * width, length, alignment );
		if ( start - end >= LEAST_GAP ) {
			chosen.push( { index, position, alignment } );
			end = start + length;
		}
	}
	return chosen;
}
