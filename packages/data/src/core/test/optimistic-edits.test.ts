import { describe, expect, test } from '@jest/globals';
import { addEdits, createEditedValue, nextTick, type Edit, type EditAction } from '../optimistic-edits';
import { confirmEdits, dropEdits, optimistically } from '../optimistically';

type Values = Readonly< Record< string, { readonly name: string; readonly isDone?: boolean } > >;

const SERVED: Values = { a: { name: 'A' }, b: { name: 'B' } };
const edited = createEditedValue( SERVED, ( values, { target, changes } ) => {
	const value = values[ target ];
	return value ? { ...values, [ target ]: { ...value, ...changes } } : values;
} );
const askedBy =
	( askedAt: number ) =>
	( { at }: Edit ) =>
		at <= askedAt;
const done = () => addEdits( [ { target: 'a', changes: { isDone: true } } ] );

describe( 'an optimistic edit', () => {
	test( 'shows at once and changes nothing else', () => {
		const state = edited.reduce( edited.initial, done() );
		expect( state.shown ).toEqual( { a: { name: 'A', isDone: true }, b: { name: 'B' } } );
		expect( state.shown[ 'b' ] ).toBe( SERVED[ 'b' ] );
		expect( state.served ).toBe( SERVED );
	} );

	test( 'is kept when an answer arrives that was requested before it', () => {
		const askedAt = nextTick();
		const state = edited.reduce( edited.initial, done() );
		expect( edited.receive( state, { ...SERVED }, askedBy( askedAt ) ).shown[ 'a' ]?.isDone ).toBe( true );
	} );

	test( 'is kept when an answer arrives that was requested before the server confirmed it', () => {
		const action = done();
		const askedAt = nextTick();
		const changes = new Map( action.edits.map( ( { id } ) => [ id, { name: 'A of the server' } ] ) );
		const state = edited.reduce( edited.reduce( edited.initial, action ), confirmEdits( changes ) );
		expect( edited.receive( state, { ...SERVED }, askedBy( askedAt ) ).shown[ 'a' ] ).toEqual( {
			name: 'A of the server',
			isDone: true,
		} );
	} );

	test( 'is dropped when an answer arrives that was requested after it', () => {
		const state = edited.reduce( edited.initial, done() );
		expect( edited.receive( state, { a: { name: 'New' } }, askedBy( nextTick() ) ).shown ).toEqual( { a: { name: 'New' } } );
	} );

	test( 'is dropped when it is refused, and the latest answer is shown', () => {
		const action = done();
		const state = edited.receive( edited.reduce( edited.initial, action ), { a: { name: 'New' } }, () => false );
		expect( edited.reduce( state, dropEdits( action.edits.map( ( { id } ) => id ) ) ).shown ).toEqual( { a: { name: 'New' } } );
	} );
} );

describe( 'createEditedValue', () => {
	test( 'gives the same state for an action of another kind', () => {
		expect( edited.reduce( edited.initial, { type: 'OTHER' } ) ).toBe( edited.initial );
	} );
} );

describe( 'optimistically', () => {
	const run = async ( send: () => Promise< string > ) => {
		let state = edited.initial;
		const seen: unknown[] = [];
		const dispatch = ( action: EditAction ) => {
			state = edited.reduce( state, action );
			seen.push( state.shown[ 'a' ] );
		};
		const thunk = optimistically( [ { target: 'a', changes: { isDone: true } } ], send, ( name ) => ( { name } ) );
		const result = await thunk( { dispatch: dispatch as never } ).catch( String );
		return { result, seen };
	};

	test( 'shows the change, and then the answer of the server', async () => {
		expect( await run( async () => Promise.resolve( 'New' ) ) ).toEqual( {
			result: 'New',
			seen: [
				{ name: 'A', isDone: true },
				{ name: 'New', isDone: true },
			],
		} );
	} );

	test( 'shows the previous value when the server refuses, and rejects', async () => {
		expect( await run( async () => Promise.reject( new Error( 'No.' ) ) ) ).toEqual( {
			result: 'Error: No.',
			seen: [ { name: 'A', isDone: true }, { name: 'A' } ],
		} );
	} );
} );
