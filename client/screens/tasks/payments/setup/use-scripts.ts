import { useEffect, useState } from 'react';
import type { PostInstallScript } from '../gateway';

export type ScriptsState = 'pending' | 'ready' | 'failed';

const loading = new Map< string, Promise< void > >();

function idOf( { handle }: PostInstallScript ): string {
	// WordPress uses the same id for its script elements, so a script that the page already has is found.
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

/** Loads a script once per page. A failed script can be loaded again. */
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
 * Loads the scripts of a plugin that was just installed. WordPress prints them only into the next page.
 *
 * @param scripts Scripts in the order of their dependencies.
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
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the key represents the scripts, whose array is new in each render.
	}, [ key ] );
	if ( key === '' ) {
		return 'ready';
	}
	return done.key === key ? done.state : 'pending';
}
