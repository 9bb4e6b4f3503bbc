import { describe, expect, it } from '@jest/globals';
import { toLanguageTag } from '../language-tag';

describe( 'toLanguageTag', () => {
	it.each( [
		[ 'de_DE_formal', 'de-DE' ],
		[ 'pt_BR', 'pt-BR' ],
		[ 'ar', 'ar' ],
		[ '', 'en-US' ],
		[ 'not a locale', 'en-US' ],
	] )( 'makes %p %p', ( locale, tag ) => {
		expect( toLanguageTag( locale ) ).toBe( tag );
	} );
} );
