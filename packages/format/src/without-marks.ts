/** Removes the invisible direction marks that some languages put between the numbers of a day. */
export function withoutMarks( text: string ): string {
	return text.replace( /[\u200e\u200f\u061c]/g, '' );
}
