import type { ReactElement } from 'react';
import { toUrl } from '@store-admin/navigation';

/** A command of WordPress' palette. */
export interface Command {
	/** Unique among all commands. */
	readonly name: string;
	readonly label: string;
	/** Text in which the palette searches; the label when left out. */
	readonly searchLabel?: string;
	readonly icon: ReactElement;
	readonly callback: ( palette: { readonly close: () => void } ) => void;
}

/** What a loader of commands returns to the palette. */
export interface LoadedCommands {
	readonly commands: readonly Command[];
	readonly isLoading: boolean;
}

/**
 * Opens a page of wp-admin, in a new document as the commands of WordPress do: this script is not part of the app.
 *
 * @param address Relative to wp-admin, or absolute. One that is no web address, which only an extension could name, opens nothing.
 */
export function opens( address: string ): Command[ 'callback' ] {
	return ( { close } ) => {
		close();
		const target = toUrl( address );
		if ( target ) {
			window.location.assign( target.href );
		}
	};
}

/** The words of a search, in lower case. */
export function wordsOf( search: string ): readonly string[] {
	return search.toLocaleLowerCase().split( /\s+/ ).filter( Boolean );
}

/** Whether a text contains all words, in any order. */
export function hasWords( text: string, words: readonly string[] ): boolean {
	const searched = text.toLocaleLowerCase();
	return words.every( ( word ) => searched.includes( word ) );
}
