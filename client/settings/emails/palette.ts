/** Field of the classic form for each colour, by the names that the host uses for its defaults. */
export const COLOR_FIELDS = {
	base: 'woocommerce_email_base_color',
	bg: 'woocommerce_email_background_color',
	body_bg: 'woocommerce_email_body_background_color',
	body_text: 'woocommerce_email_text_color',
	footer_text: 'woocommerce_email_footer_text_color',
} as const;

export type ColorName = keyof typeof COLOR_FIELDS;

/** Text of each colour field, or the colours themselves. */
export type Colors = Readonly< Record< ColorName, string > >;

export const COLOR_NAMES = Object.keys( COLOR_FIELDS ) as readonly ColorName[];

/** Colours of texts and links. All of them are on the content background. */
const ON_CONTENT: readonly ColorName[] = [ 'base', 'body_text', 'footer_text' ];

/** Least contrast of normal text, by WCAG 2. */
export const MIN_CONTRAST = 4.5;

const SHORT = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/;
const LONG = /^#[0-9a-f]{6}$/;

/** The colour as `#rrggbb` in lower case; undefined when the text is no colour that an email can have. */
export function toHex( text: string ): string | undefined {
	const given = text.trim().toLowerCase();
	if ( LONG.test( given ) ) {
		return given;
	}
	return SHORT.test( given ) ? given.replace( SHORT, '#$1$1$2$2$3$3' ) : undefined;
}

/** Relative luminance by WCAG 2, 0 (black) to 1 (white). */
function luminance( hex: string ): number {
	const parts = [ 1, 3, 5 ].map( ( start ) => Number.parseInt( hex.slice( start, start + 2 ), 16 ) / 255 );
	const [ red = 0, green = 0, blue = 0 ] = parts.map( ( part ) =>
		part <= 0.03928 ? part / 12.92 : ( ( part + 0.055 ) / 1.055 ) ** 2.4
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast of two colours by WCAG 2.
 *
 * @param left  `#rrggbb`.
 * @param right `#rrggbb`.
 * @return 1 (the same colour) to 21 (black on white).
 */
export function contrast( left: string, right: string ): number {
	const [ dark = 0, light = 0 ] = [ luminance( left ), luminance( right ) ].sort( ( one, other ) => one - other );
	return ( light + 0.05 ) / ( dark + 0.05 );
}

/** Whether two sets of texts mean the same colours. */
export function isSamePalette( left: Colors, right: Colors ): boolean {
	return COLOR_NAMES.every( ( name ) => ( toHex( left[ name ] ) ?? left[ name ] ) === ( toHex( right[ name ] ) ?? right[ name ] ) );
}

export type ColorProblem = { readonly kind: 'no-colour' } | { readonly kind: 'low-contrast'; readonly ratio: number };

/** Problem of each colour that has one: a text that is no colour, or a contrast that is too low to read. */
export function findColorProblems( colors: Colors ): Partial< Record< ColorName, ColorProblem > > {
	const background = toHex( colors.body_bg );
	const problems: Partial< Record< ColorName, ColorProblem > > = {};
	for ( const name of COLOR_NAMES ) {
		const color = toHex( colors[ name ] );
		if ( color === undefined ) {
			problems[ name ] = { kind: 'no-colour' };
		} else if ( background !== undefined && ON_CONTENT.includes( name ) && contrast( color, background ) < MIN_CONTRAST ) {
			problems[ name ] = { kind: 'low-contrast', ratio: contrast( color, background ) };
		}
	}
	return problems;
}
