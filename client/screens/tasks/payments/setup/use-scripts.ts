import { useEffect, useState } from 'react';
import type { PostInstallScript } from '../gateway';

export type ScriptsState = 'pending' | 'ready' | 'failed';

const loading = new Map< string, Promise< void > >();

function idOf( { handle }: PostInstallScript ): string {
	// WordPress gives its script elements this id, so that one that was on the page from the start is found.
	return `${ handle }-js`;
}

function addScript( script: PostInstallScript ): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		const element = document.createElement( 'script' );
		element.id = idOf( script );
		element.src = script.src;
		element.onload = () => resolve();
		element.onerror = () => {
			element.remove();
			reject( new Error( `${ script.src } did not load.` ) );
		};
		document.body.append( element );
	} );
}

/** Loads a script once per page; a failed one can be tried again. */
function loadScript( script: PostInstallScript ): Promise< void > {
	const known = loading.get( script.src );
	if ( known ) {
		return known;
	}
	if ( document.getElementById( idOf( script ) ) ) {
		return Promise.resolve();
	}
	const attempt = addScript( script ).catch( ( error: unknown ) => {
		loading.delete( script.src );
		throw error;
	} );
	loading.set( script.src, attempt );
	return attempt;
}

async function loadInOrder( scripts: readonly PostInstallScript[] ): Promise< void > {
	for ( const script of scripts ) {
		await loadScript( script );
	}
}

/**
 * Loads what a plugin that was just installed would have had on the page from the start.
 *
 * @param scripts In the order in which they need each other.
 */
export function useScripts( scripts: readonly PostInstallScript[] ): ScriptsState {
	const key = scripts.map( ( { src } ) => src ).join( '\n' );
	const [ done, setDone ] = useState< { readonly key: string; readonly state: ScriptsState } >( { key: '', state: 'ready' } );
	useEffect( () => {
		let isCurrent = true;
		const settle = ( state: ScriptsState ) => {
			if ( isCurrent ) {
				setDone( { key, state } );
			}
		};
		loadInOrder( scripts ).then(
			() => settle( 'ready' ),
			() => settle( 'failed' )
		);
		return () => {
			isCurrent = false;
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the scripts, whose list is a new one each time.
	}, [ key ] );
	if ( key === '' ) {
		return 'ready';
	}
	return done.key === key ? done.state : 'pending';
}
