import { SiteError } from './errors';

/**
 * Parses a whole number from 1 on.
 *
 * @param flag name of the option, for the message
 * @param text its value
 * @throws SiteError `bad-option`
 */
export function parseCount( flag: string, text: string ): number {
	const value = Number( text );
	if ( ! Number.isInteger( value ) || value < 1 ) {
		throw new SiteError( 'bad-option', `--${ flag } ${ text } is not a number from 1 on.` );
	}
	return value;
}

/**
 * Parses the regular expression of `--only`.
 *
 * @param text its value; undefined when the option is missing
 * @return null when the option is missing
 * @throws SiteError `bad-option`
 */
export function parsePattern( text: string | undefined ): RegExp | null {
	try {
		return text === undefined ? null : new RegExp( text );
	} catch {
		throw new SiteError( 'bad-option', `--only ${ text } is not a regular expression.` );
	}
}
