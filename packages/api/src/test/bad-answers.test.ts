import { describe, expect, test } from '@jest/globals';
import { answer, Answer, onRest } from '../../../../tests/js/fake-rest';
import * as api from '../index';
import type { FetcherCase, FetcherCases } from './fetcher-case';
import { ADD_ON_CASES } from './add-on-cases';
import { ITEM_CASES } from './item-cases';
import { MARKETING_CASES } from './marketing-cases';
import { MARKETPLACE_CASES } from './marketplace-cases';
import { OPTION_CASES, PREFERENCE_CASES } from './option-cases';
import { PARSER_CASES, type ParserCase } from './parser-cases';
import { PAYMENT_CASES } from './payment-cases';
import { SET_UP_CASES } from './set-up-cases';
import { REPORT_CASES } from './report-cases';
import { STORE_CASES } from './store-cases';

const FETCHERS: FetcherCases = {
	...STORE_CASES,
	...REPORT_CASES,
	...SET_UP_CASES,
	...PAYMENT_CASES,
	...MARKETING_CASES,
	...MARKETPLACE_CASES,
	...ITEM_CASES,
	...ADD_ON_CASES,
};

/** Exports that send no request. */
const NO_FETCHERS = [
	'ApiError',
	'toApiError',
	'checkWriteAnswers',
	'waitForLateAnswers',
	'takeRefusal',
	'hasSessionEnded',
	'subscribeToSession',
	'geolocate',
	'toggleGateway',
	'installStop',
	'loadPreviewPage',
	'fetchVisitorView',
	'UNEXPLAINED',
	'wrongShapeError',
];

const functions = Object.keys( api ).filter( ( name ) => ! NO_FETCHERS.includes( name ) );
const isParser = ( name: string ) => name.startsWith( 'parse' );

/** Parsers that get the name of the parsed value; their case tables list every name. */
const NAMED_PARSERS = [ 'parseOption', 'parsePreference' ];

const PARSERS: Readonly< Record< string, ParserCase > > = {
	...PARSER_CASES,
	...Object.fromEntries(
		Object.entries( OPTION_CASES ).map( ( [ name, one ] ) => [
			name,
			{ ...one, parse: ( value: unknown ) => api.parseOption( name as api.OptionName, value ) },
		] )
	),
	...Object.fromEntries(
		Object.entries( PREFERENCE_CASES ).map( ( [ name, one ] ) => [
			name,
			{ ...one, parse: ( value: unknown ) => api.parsePreference( name as api.PreferenceName, value ) },
		] )
	),
};

/** Answers that are wrong for every route. The empty ones are left out where a route answers nothing. */
function wrongAnswers( { body, answersNothing }: FetcherCase ): ( readonly [ string, Answer ] )[] {
	const isList = Array.isArray( body );
	return [
		[ 'a text', answer( 200, 'nonsense' ) ],
		[ 'a number', answer( 200, 7 ) ],
		[ 'an error of WordPress sent with 200', answer( 200, { code: 'refused', message: 'No.', data: { status: 403 } } ) ],
		[ isList ? 'an object for a list' : 'a list for an object', answer( 200, isList ? { unexpected: true } : [ 1 ] ) ],
		[ 'truncated JSON', new Answer( 200, JSON.stringify( body ?? {} ).slice( 0, -1 ), {} ) ],
		...( answersNothing
			? []
			: ( [
					[ 'an empty body', new Answer( 200, '', {} ) ],
					[ 'null', answer( 200, null ) ],
				] as const ) ),
	];
}

test( 'the tables hold every exported fetcher and parser', () => {
	expect( Object.keys( FETCHERS ).sort() ).toEqual( functions.filter( ( name ) => ! isParser( name ) ).sort() );
	expect( [ ...Object.keys( PARSER_CASES ), ...NAMED_PARSERS ].sort() ).toEqual( functions.filter( isParser ).sort() );
} );

describe.each( Object.entries( FETCHERS ) )( '%s', ( _name, fetcher ) => {
	const { call, route, body, total, answersNothing } = fetcher;

	test( 'resolves with a valid answer', async () => {
		const headers: Record< string, string > = total === undefined ? {} : { 'X-WP-Total': String( total ), 'X-WP-TotalPages': '1' };
		onRest( route, answersNothing ? new Answer( 204, '', {} ) : answer( 200, body, headers ) );
		await expect( call().then( () => 'resolved' ) ).resolves.toBe( 'resolved' );
	} );

	test.each( wrongAnswers( fetcher ) )( 'rejects with an ApiError on %s', async ( _what, wrong ) => {
		onRest( route, wrong );
		await expect( call() ).rejects.toBeInstanceOf( api.ApiError );
	} );
} );

describe.each( Object.entries( PARSERS ) )( '%s', ( _name, { parse, value, parsed, wrong } ) => {
	test( 'parses a valid value', () => {
		expect( { value: parse( value ) } ).toMatchObject( { value: parsed } );
	} );

	test.each( wrong.map( ( given ) => [ given ] ) )( 'throws an ApiError on %j', ( given ) => {
		expect( () => parse( given ) ).toThrow( api.ApiError );
	} );
} );
