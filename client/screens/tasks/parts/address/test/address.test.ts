import { describe, expect, it } from '@jest/globals';
import { isAddressComplete } from '../address';
import { toFieldRules } from '../field-rules';

const LOCALES = { AE: { postcode: { hidden: true, required: false } }, NG: { postcode: { required: false } } };
const address = { addressLine1: '1 Marina Rd', postCode: '', city: '', countryState: 'NG:LA' };
const isComplete = ( changes: object ) =>
	isAddressComplete( { ...address, ...changes }, toFieldRules( LOCALES, { ...address, ...changes }.countryState ) );

describe( 'T12: a complete address follows the rules of its country', () => {
	it.each( [
		[ 'Lagos without post code', {}, true ],
		[ 'Dubai, where there is none', { countryState: 'AE' }, true ],
		[ 'Texas without post code', { countryState: 'US:TX' }, false ],
		[ 'Texas with post code', { countryState: 'US:TX', postCode: '78701' }, true ],
		[ 'no street', { addressLine1: ' ' }, false ],
		[ 'no country', { countryState: '' }, false ],
	] )( '%s', ( _name, changes, expected ) => {
		expect( isComplete( changes ) ).toBe( expected );
	} );
} );
