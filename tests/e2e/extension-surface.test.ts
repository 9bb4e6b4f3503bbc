import { describe, expect, it } from '@jest/globals';
import surface from '../contract/public-surface.json';
import { appPage, enableParts, openWithAllDone } from './support/parts';
import { HOME, prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();
const goneWith = ( point: { in: string } ) =>
	/screens\/(analytics|launch-store|product-editor)|client\/(settings|frame\/order-attribution)/.test( point.in );
const namesOf = ( points: Readonly< Record< string, { in: string } > > ) =>
	Object.entries( points )
		.filter( ( [ , point ] ) => ! goneWith( point ) )
		.map( ( [ name ] ) => name.replace( '{id}', '' ) );

/** Records in the page which filters are applied and which slots are rendered. */
function record(): void {
	const seen = ( window as unknown as { seenPoints: string[] } ).seenPoints ?? [];
	Object.assign( window, { seenPoints: seen } );
	const wp: Record< string, object > = {};
	Object.assign( window, { wp } );
	const intercept = ( name: string, change: ( value: object, key: string | symbol ) => unknown ) => {
		let inner: object | undefined;
		Object.defineProperty( wp, name, {
			configurable: true,
			enumerable: true,
			get: () => inner,
			set: ( value: object ) => {
				inner = new Proxy( value, { get: ( target, key ) => change( target, key ) } );
			},
		} );
	};
	const note = ( name: unknown ) => seen.push( String( name ) );
	intercept( 'hooks', ( hooks, key ) => {
		const value: unknown = Reflect.get( hooks, key );
		return key === 'applyFilters' && typeof value === 'function'
			? ( name: string, ...rest: unknown[] ) => {
					note( name );
					return ( value as ( ...args: unknown[] ) => unknown )( name, ...rest );
				}
			: value;
	} );
	const slots = new WeakMap< object, unknown >();
	intercept( 'components', ( components, key ) => {
		const Slot: unknown = Reflect.get( components, key );
		if ( key !== 'Slot' ) {
			return Slot;
		}
		if ( ! slots.has( components ) ) {
			slots.set( components, ( props: { name: string } ) => {
				note( props.name );
				const { createElement } = wp[ 'element' ] as { createElement: ( type: unknown, props: object ) => unknown };
				return createElement( Slot, props );
			} );
		}
		return slots.get( components );
	} );
}

const seenOn = () => scenario.page.evaluate( () => ( window as unknown as { seenPoints: string[] } ).seenPoints );
const lacking = ( names: readonly string[], seen: readonly string[] ) =>
	names.filter( ( name ) => ! seen.some( ( other ) => other === name || ( name.endsWith( '_' ) && other.startsWith( name ) ) ) );

describe( 'the public names', () => {
	it( 'of stores, selectors and actions all exist without any extension', async () => {
		await enableParts( scenario );
		await scenario.open();
		await scenario.page.getByText( 'Add your products' ).waitFor();
		const missing = await scenario.page.evaluate( ( stores ) => {
			type Store = Record< string, unknown >;
			const { data } = (
				window as unknown as { wp: { data: Record< 'select' | 'dispatch', ( name: string ) => Store | undefined > } }
			 ).wp;
			return Object.entries( stores ).flatMap( ( [ name, { selectors, actions } ] ) => [
				...selectors.filter( ( selector ) => ! data.select( name )?.[ selector ] ).map( ( selector ) => `${ name } ${ selector }` ),
				...actions.filter( ( action ) => ! data.dispatch( name )?.[ action ] ).map( ( action ) => `${ name } ${ action }` ),
			] );
		}, surface.stores );
		expect( missing ).toEqual( [] );
	} );

	it( 'of globals exist at the documented time', async () => {
		const typesOf = ( wanted: object ) =>
			scenario.page.evaluate(
				( names ) => Object.fromEntries( names.map( ( name ) => [ name, typeof Reflect.get( window, name ) ] ) ),
				Object.keys( wanted )
			);
		await enableParts( scenario );
		await scenario.open();
		expect( await typesOf( surface.globals.always ) ).toEqual( surface.globals.always );
		await enableParts( scenario, 'app-only' );
		await scenario.open();
		const all = { ...surface.globals.always, ...surface.globals.extended };
		expect( await typesOf( all ) ).toEqual( all );
	} );

	it( 'of filters and slots all reach an extension on the screens that exist', async () => {
		await enableParts( scenario, 'app-only', 'page' );
		await setOptions( scenario.store, {
			woocommerce_admin_transient_notices_queue: { sample: { id: 'sample', content: 'Queued.', status: 'success' } },
		} );
		await scenario.page.addInitScript( record );
		const seen: string[] = [];
		const visit = async ( open: () => Promise< unknown >, ready: string | RegExp, tab?: RegExp ) => {
			await open();
			await scenario.page.getByText( ready ).first().waitFor();
			if ( tab ) {
				await scenario.page.getByRole( 'tab', { name: tab } ).first().click();
				await scenario.page.getByRole( 'tabpanel' ).first().waitFor();
			}
			await scenario.page.mouse.wheel( 0, 6000 );
			await scenario.settle();
			seen.push( ...( await seenOn() ) );
		};
		const openPage = ( address: string ) => () => scenario.open( address );
		await visit( openPage( HOME ), 'Add your products', /Help/ );
		await visit( openPage( `${ HOME }&task=products` ), 'Physical product' );
		await visit( openPage( `${ HOME }&task=payments&id=cod` ), /Cash on delivery/ );
		await visit( openPage( appPage( '/sample-page' ) ), 'A page of an extension', /Activity/ );
		await visit( openPage( 'admin.php?page=wc-settings' ), 'General' );
		await visit( () => openWithAllDone( scenario ), /completed store setup/ );
		const isStore = ( name: string ) => name === 'woocommerce_navigation_menu_items';
		expect( lacking( namesOf( surface.filters ), seen ).filter( ( name ) => ! isStore( name ) ) ).toEqual( [] );
		expect( lacking( namesOf( surface.slots ), seen ) ).toEqual( [] );
	} );
} );
