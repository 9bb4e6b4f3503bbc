import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { controlTime, passTime } from '../../../../tests/js/pass-time';
import { featuresToInstall, toFeatures } from '../features/features';
import { installFeatures, PATIENCE_MS } from '../features/install-features';

const plugin = ( key: string, more: object = {} ) => ( { key, name: key, ...more } );
const group = ( ...plugins: ReturnType< typeof plugin >[] ) => [
	{ key: 'obw/basics', title: '', plugins: [ plugin( 'other' ) ] },
	{ key: 'obw/core-profiler', title: '', plugins },
];
const listed = () =>
	toFeatures( group( plugin( 'a', { install_priority: 9 } ), plugin( 'b:tax', { install_priority: 2 } ), plugin( 'c' ) ) );

describe( 'the features', () => {
	it( 'are those of the wizard, each plugin once', () => {
		const features = toFeatures( group( plugin( 'a:one' ), plugin( 'a:two' ), plugin( 'b', { is_visible: false } ) ) );
		expect( features.map( ( { key, slug } ) => [ key, slug ] ) ).toEqual( [ [ 'a:one', 'a' ] ] );
	} );

	it( 'are none where the host sends no such group', () => {
		expect( toFeatures( [] ) ).toEqual( [] );
	} );

	it( 'are installed by their priority, without the active ones', () => {
		const features = listed().map( ( feature, index ) => ( index === 2 ? { ...feature, isActive: true } : feature ) );
		expect( featuresToInstall( features, [ 'a', 'b:tax', 'c' ] ).map( ( { slug } ) => slug ) ).toEqual( [ 'b', 'a' ] );
	} );
} );

describe( 'installing features', () => {
	const onInstalled = jest.fn();
	const onRefused = jest.fn();
	const never = new Promise( () => {} );
	beforeEach( () => {
		controlTime();
		jest.clearAllMocks();
	} );

	it( 'goes on after one was refused', async () => {
		const failure = new Error( 'No.' );
		const install = jest.fn( ( slug: string ) => ( slug === 'b' ? Promise.reject( failure ) : Promise.resolve() ) );
		await installFeatures( listed(), { install, installInBackground: jest.fn( () => Promise.resolve() ) }, { onInstalled, onRefused } );
		expect( onInstalled.mock.calls ).toEqual( [ [ 'a' ], [ 'c' ] ] );
		expect( onRefused.mock.calls ).toEqual( [ [ 'b:tax', failure ] ] );
	} );

	it( 'leaves the rest to the server after 30 seconds, with the one that is under way', async () => {
		const install = jest.fn( ( slug: string ) => ( slug === 'b' ? never : Promise.resolve( undefined ) ) );
		const installInBackground = jest.fn( () => Promise.resolve() );
		const done = installFeatures( listed(), { install, installInBackground }, { onInstalled, onRefused } );
		await passTime( PATIENCE_MS - 1000 );
		expect( installInBackground ).not.toHaveBeenCalled();
		await passTime( 1000 );
		await done;
		expect( installInBackground.mock.calls ).toEqual( [ [ [ 'b', 'c' ] ] ] );
		expect( onRefused ).not.toHaveBeenCalled();
	} );

	it( 'names all that the server did not take over', async () => {
		const failure = new Error( 'Down.' );
		const installInBackground = async () => Promise.reject( failure );
		const done = installFeatures( listed(), { install: async () => never, installInBackground }, { onInstalled, onRefused } );
		await passTime( PATIENCE_MS );
		await done;
		expect( onRefused.mock.calls.map( ( [ key ] ) => key ) ).toEqual( [ 'a', 'b:tax', 'c' ] );
	} );
} );
