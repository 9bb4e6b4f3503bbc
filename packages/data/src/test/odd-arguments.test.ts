import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { goOffline, onRest } from '../../../../tests/js/fake-rest';
import { registerStores } from '../index';
import { ANSWER_READS } from './answer-reads';
import { settle } from '../../../../tests/js/settle';
import { makeRegistry } from './make-registry';
import { RECORD_READS } from './record-reads';

/** Arguments of extensions whose own value is missing or of another type than they expect. */
const ODD: readonly unknown[] = [
	undefined,
	null,
	'',
	'x',
	'constructor',
	0,
	NaN,
	true,
	{},
	[],
	[ null, [ {} ] ],
	{ id: {}, page: [ [] ] },
	() => 'x',
];
const PAIRS = ODD.flatMap( ( first ) => ODD.map( ( second ) => [ first, second, second, second ] ) );

/** These selectors return the fallback that they are given. */
const WITH_FALLBACK = /TotalCount$|^getSetting$/;

/** Selectors that belong to @wordpress/data, or that log a deprecation. */
const FOREIGN = /^getIsResolving$|Resol|^getCachedResolvers$/;

type Selector = ( ...args: readonly unknown[] ) => unknown;

function storeNames(): readonly string[] {
	const names: string[] = [];
	registerStores( { register: ( { name } ) => names.push( name ), select: () => undefined } );
	return names;
}

function kindOf( value: unknown ): string {
	return Array.isArray( value ) ? 'list' : typeof value;
}

function selectorsOf( registry: ReturnType< typeof makeRegistry >, store: string ): readonly ( readonly [ string, Selector ] )[] {
	return Object.entries( registry.select( store ) as Readonly< Record< string, Selector > > ).filter(
		( [ name ] ) => ! FOREIGN.test( name )
	);
}

/** Checks that a selector returns the same kind of value as without arguments, or undefined. */
function faultOf( name: string, select: Selector, args: readonly unknown[] ): string | undefined {
	const usual = kindOf( select() );
	try {
		const kind = kindOf( select( ...args ) );
		const isRight = [ usual, 'undefined' ].includes( kind ) || WITH_FALLBACK.test( name );
		return isRight ? undefined : `${ name } gives ${ kind }, not ${ usual }`;
	} catch ( error ) {
		return `${ name }: ${ String( error ) }`;
	}
}

const faultsOf = ( selectors: readonly ( readonly [ string, Selector ] )[], all: readonly ( readonly unknown[] )[] ) => [
	...new Set( selectors.flatMap( ( [ name, select ] ) => all.map( ( args ) => faultOf( name, select, args ) ).filter( Boolean ) ) ),
];

describe.each( storeNames() )( 'the selectors of %s', ( store ) => {
	// This test is not about the requests.
	beforeEach( () => void jest.useFakeTimers() );
	afterEach( () => void jest.useRealTimers() );

	test( 'accept arguments of every kind', () => {
		expect( faultsOf( selectorsOf( makeRegistry(), store ), PAIRS ) ).toEqual( [] );
	} );
} );

describe.each( [ ...RECORD_READS, ...ANSWER_READS ] )( 'when $store holds an answer of $selector', ( read ) => {
	test( 'its selectors accept arguments of every kind', async () => {
		onRest( read.route, () => read.body );
		const registry = makeRegistry();
		await registry.resolveSelect( read.store )[ read.selector ]?.( ...( read.args ?? [] ) );
		jest.useFakeTimers();
		const faults = faultsOf( selectorsOf( registry, read.store ), PAIRS );
		jest.useRealTimers();
		expect( faults ).toEqual( [] );
	} );
} );

test.each( storeNames() )( 'a selector of %s that is called with odd arguments fails alone', async ( store ) => {
	goOffline();
	const registry = makeRegistry();
	for ( const [ , select ] of selectorsOf( registry, store ) ) {
		ODD.forEach( ( odd ) => select( odd, odd ) );
	}
	await settle();
	expect( selectorsOf( registry, store ).length ).toBeGreaterThan( 0 );
} );
