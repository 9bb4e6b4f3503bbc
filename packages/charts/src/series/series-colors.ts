/**
 * Colours of the series, in this order. Each has a contrast of at least 3 : 1 on white, and people with any kind of colour blindness can tell
 * them apart. Dashes and markers differ as well.
 */
export const SERIES_COLORS = [ '#3858e9', '#e67300', '#009999', '#991900', '#8f70cc', '#384066', '#b28a62', '#663838' ] as const;

/** Minimum contrast of graphics with their background (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;

/** Shares of the colour to try in a mix with white; the lightest first. */
const SHARES = [ 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95 ];

type Channels = readonly [ number, number, number ];

function parseHex( color: string ): Channels | null {
	const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec( color );
	return match ? [ parseInt( match[ 1 ] ?? '', 16 ), parseInt( match[ 2 ] ?? '', 16 ), parseInt( match[ 3 ] ?? '', 16 ) ] : null;
}

function luminance( channels: Channels ): number {
	const [ red = 0, green = 0, blue = 0 ] = channels.map( ( channel ) => {
		const share = channel / 255;
		return share <= 0.04045 ? share / 12.92 : ( ( share + 0.055 ) / 1.055 ) ** 2.4;
	} );
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast of a colour with white.
 *
 * @param color `#rrggbb`.
 * @return 1 to 21; 1 when the colour cannot be parsed.
 */
export function contrastOnWhite( color: string ): number {
	const channels = parseHex( color );
	return channels ? 1.05 / ( luminance( channels ) + 0.05 ) : 1;
}

function mixWithWhite( channels: Channels, share: number ): string {
	const mixed = channels.map( ( channel ) => Math.round( channel * share + 255 * ( 1 - share ) ) );
	return '#' + mixed.map( ( channel ) => channel.toString( 16 ).padStart( 2, '0' ) ).join( '' );
}

/**
 * Returns the colour of the compared period: the same hue, as light as a contrast of 3 : 1 with white allows.
 *
 * @param color Colour of the period itself.
 * @return The colour itself if it cannot be lighter or is not `#rrggbb`. Then only the dashes distinguish the periods.
 */
export function comparedColor( color: string ): string {
	const channels = parseHex( color );
	if ( ! channels ) {
		return color;
	}
	const lighter = SHARES.map( ( share ) => mixWithWhite( channels, share ) );
	return lighter.find( ( candidate ) => contrastOnWhite( candidate ) >= LEAST_CONTRAST ) ?? color;
}
