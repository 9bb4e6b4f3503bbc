import type { ReactElement } from 'react';
import { getAdminLink } from '@store-admin/navigation';

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
 * @param path Relative to wp-admin.
 */
export function opens( path: string ): Command[ 'callback' ] {
	return ( { close } ) => {
		close();
		window.location.assign( getAdminLink( path ) );
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
