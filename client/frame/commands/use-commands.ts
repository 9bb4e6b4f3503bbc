import { dispatch } from '@wordpress/data';
import { useEffect, useState } from 'react';
import {
	fetchCustomerNames,
	fetchOrderNumbers,
	fetchProductNames,
	fetchSettingNames,
	fetchTaskLists,
	type SettingName,
} from '@store-admin/data';
import { can } from '@store-admin/settings';
import { hasWords, wordsOf, type Command, type LoadedCommands } from './command';
import { customerCommands, orderCommands, productCommands, taskCommands } from './record-commands';
import { reportCommands } from './report-commands';
import { settingCommands, tabCommands } from './setting-commands';

/** The store of WordPress' palette. Its name is public; older sites do not have it. */
const PALETTE = 'core/commands';
/** Milliseconds without typing before the server is asked. */
const PAUSE = 250;
/** Records of each kind. */
const MOST = 5;

type Load = ( search: string, signal: AbortSignal ) => Promise< readonly Command[] >;
type Loader = ( query: { readonly search: string } ) => LoadedCommands;

const NOTHING: readonly Command[] = [];

/** Makes a loader of the palette: a hook that asks the server when the user stops typing. A failure is shown as no result. */
function asking( isAsked: ( search: string ) => boolean, load: Load ): Loader {
	return function useLoader( { search } ) {
		const [ state, setState ] = useState( { search: '', commands: NOTHING } );
		const isNeeded = isAsked( search );
		useEffect( () => {
			if ( ! isNeeded ) {
				return undefined;
			}
			const stop = new AbortController();
			const keep = ( commands: readonly Command[] ) => ( stop.signal.aborted ? undefined : setState( { search, commands } ) );
			const timer = setTimeout( () => void load( search, stop.signal ).then( keep, () => keep( NOTHING ) ), PAUSE );
			return () => {
				clearTimeout( timer );
				stop.abort();
			};
		}, [ search, isNeeded ] );
		const isCurrent = isNeeded && state.search === search;
		return { commands: isCurrent ? state.commands : NOTHING, isLoading: isNeeded && ! isCurrent };
	};
}

/** Calls a reader once. After a failure the next search reads again. */
function once< Value >( read: () => Promise< Value > ): () => Promise< Value > {
	let running: Promise< Value > | undefined;
	return async () => {
		running ??= read().catch( ( thrown: unknown ) => {
			running = undefined;
			throw thrown;
		} );
		return running;
	};
}

const readSettings: () => Promise< readonly SettingName[] > = once( fetchSettingNames );

/** Reads the tasks that are left. */
const readTasks = once( async () => {
	const lists = await fetchTaskLists();
	return taskCommands( lists.filter( ( { isVisible, isHidden } ) => isVisible && ! isHidden ) );
} );

const isName = ( search: string ) => search.trim().length >= 3;
const numberIn = ( search: string ) => /^\D*?#?(\d+)$/.exec( search.trim() )?.[ 1 ] ?? '';

/** What the palette can find, by name. */
function loaders(): Readonly< Record< string, Loader > > {
	return {
		reports: ( { search } ) => ( { commands: reportCommands( search ), isLoading: false } ),
		tabs: ( { search } ) => ( { commands: isName( search ) ? tabCommands( search ) : NOTHING, isLoading: false } ),
		settings: asking(
			( search ) => isName( search ) && can( 'manage_woocommerce' ),
			async ( search ) => settingCommands( search, await readSettings() )
		),
		tasks: asking(
			( search ) => isName( search ) && can( 'manage_woocommerce' ),
			async ( search ) => ( await readTasks() ).filter( ( { label } ) => hasWords( label, wordsOf( search ) ) )
		),
		orders: asking(
			( search ) => numberIn( search ) !== '' && can( 'edit_shop_orders' ),
			async ( search, signal ) => orderCommands( await fetchOrderNumbers( { number: numberIn( search ), per_page: MOST }, signal ) )
		),
		products: asking(
			( search ) => isName( search ) && can( 'edit_products' ),
			async ( search, signal ) => productCommands( await fetchProductNames( { search, per_page: MOST }, signal ) )
		),
		customers: asking(
			( search ) => isName( search ) && can( 'view_woocommerce_reports' ),
			async ( search, signal ) => customerCommands( await fetchCustomerNames( { search, searchby: 'name', per_page: MOST }, signal ) )
		),
	};
}

/** Adds the commands to WordPress' palette. Runs when the palette is opened for the first time; without a palette nothing happens. */
export function registerCommands(): void {
	const { registerCommandLoader } = ( dispatch( PALETTE ) ?? {} ) as Readonly<
		Record< string, ( ( loader: object ) => void ) | undefined >
	>;
	for ( const [ name, hook ] of Object.entries( loaders() ) ) {
		registerCommandLoader?.( { name: `store-admin/${ name }`, hook } );
	}
	if ( registerCommandLoader && can( 'manage_woocommerce' ) ) {
		// The answer takes a second or two, during which the user types. A failure is ignored here: the search reads again.
		readSettings().catch( () => undefined );
	}
}
